"""Draws the invented client marks: one colour, lettering as paths, 32 high. Run: python3 art/placeholders/marks.py"""
from text import SITE, outline

COLOR = "#5C6B61"
TARGET = SITE / "content/images/marks"
# name: (label, weight, size, tracking, emblem path in a 22 x 32 box or None, space taken by the emblem)
MARKS = {
    "halden": ("Halden", 650, 23, -0.022, '<path fill-rule="evenodd" d="M11 7a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 2v14a7 7 0 0 0 0-14Z"/>', 27),
    "voltra": ("VOLTRA", 700, 22, 0.035, None, 1),
    "northpier": ("Northpier", 650, 23, -0.022, '<path d="M11 7.5 20.5 24.5h-19Z"/>', 27),
    "mersey-co": ("mersey+co", 600, 24, -0.03, None, 1),
    "kestrel-grid": ("Kestrel Grid", 700, 23, -0.03, None, 1),
    "ostara": ("Ostara", 650, 23, -0.015, '<path fill-rule="evenodd" d="M11 6.2 19.6 11.1v9.8L11 25.8 2.4 20.9v-9.8Zm0 2.3-6.6 3.75v7.5L11 23.5l6.6-3.75v-7.5Z"/>', 26),
}

TARGET.mkdir(parents=True, exist_ok=True)
for name, (label, weight, size, tracking, emblem, start) in MARKS.items():
    path, length = outline(label, weight=weight, size=size, tracking=tracking, x=start, y=23.6)
    width = round(start + length + 1)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="32" viewBox="0 0 {width} 32" fill="{COLOR}" role="img" aria-label="{label}">'
        f"<title>{label}</title>{emblem or ''}<path d=\"{path}\"/></svg>\n"
    )
    (TARGET / f"{name}.svg").write_text(svg)
    print(f"{name}.svg {width}x32 {len(svg)} bytes")
