import { saveFile } from "./save-file";

/** Styles that the page gives to a drawing, and that a file must carry itself. */
const carried = ["fill", "stroke", "font-family", "font-weight"] as const;

const width = 1200;
const margin = 32;
const lineHeight = 40;

/** The drawing as a file that needs no page, of that size. */
function fileOf(drawing: SVGSVGElement, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = copy.querySelectorAll<SVGElement>("*");
  for (const [index, part] of [...drawing.querySelectorAll("*")].entries()) {
    const shown = getComputedStyle(part);
    for (const style of carried) parts[index]?.style.setProperty(style, shown.getPropertyValue(style));
  }
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

/** Gives a visitor a drawing as a picture, with lines below it that say what it shows. */
export async function savePicture(name: string, drawing: SVGSVGElement, lines: readonly string[]): Promise<void> {
  const size = drawing.getBoundingClientRect();
  const height = Math.round((width * size.height) / size.width);
  const image = new Image();
  image.src = fileOf(drawing, height);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height + margin + lines.length * lineHeight;
  const context = canvas.getContext("2d");
  if (!context) return;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, width, height);
  context.fillStyle = color;
  context.font = `24px ${fontFamily}`;
  for (const [index, line] of lines.entries()) {
    context.fillText(line, margin, height + (index + 1) * lineHeight, width - 2 * margin);
  }
  canvas.toBlob((picture) => picture && saveFile(`${name}.png`, picture, "image/png"));
}
