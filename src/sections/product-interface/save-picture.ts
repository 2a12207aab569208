import { saveFile } from "./save-file";

/** Styles that the page gives to a drawing, and that a file must carry itself. */
const carried = ["fill", "stroke"] as const;

const width = 1200;
const margin = 32;
const lineHeight = 40;

/**
 * The drawing as a file that needs no page, as large as it is shown and then enlarged to that height. Its texts are left
 * out: a picture has no fonts of the page.
 */
function fileOf(drawing: SVGSVGElement, shown: DOMRect, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = copy.querySelectorAll<SVGElement>("*");
  for (const [index, part] of [...drawing.querySelectorAll("*")].entries()) {
    const styles = getComputedStyle(part);
    for (const style of carried) parts[index]?.style.setProperty(style, styles.getPropertyValue(style));
  }
  for (const text of copy.querySelectorAll("text")) text.remove();
  copy.setAttribute("viewBox", `0 0 ${shown.width} ${shown.height}`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

/** Writes the texts of a drawing where they stand in it, in their own font. */
function writeTexts(context: CanvasRenderingContext2D, drawing: SVGSVGElement, shown: DOMRect): void {
  const scale = width / shown.width;
  for (const text of drawing.querySelectorAll("text")) {
    const toScreen = text.getScreenCTM();
    if (!toScreen) continue;
    const { x, y } = text.getStartPositionOfChar(0);
    const start = new DOMPoint(x, y).matrixTransform(toScreen);
    const { fill, fontFamily, fontSize, fontWeight } = getComputedStyle(text);
    context.fillStyle = fill;
    context.font = `${fontWeight} ${Number.parseFloat(fontSize) * toScreen.a * scale}px ${fontFamily}`;
    context.fillText(text.textContent ?? "", (start.x - shown.left) * scale, (start.y - shown.top) * scale);
  }
}

/** A line as rows that have room, broken between words; a word without room has a row of its own. */
function rowsOf(line: string, hasRoom: (row: string) => boolean): string[] {
  const rows: string[] = [];
  for (const word of line.split(" ")) {
    const longer = `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && hasRoom(longer)) rows.splice(-1, 1, longer);
    else rows.push(word);
  }
  return rows;
}

/** Gives a visitor a drawing as a picture, with lines below it that say what it shows. */
export async function savePicture(name: string, drawing: SVGSVGElement, lines: readonly string[]): Promise<void> {
  const size = drawing.getBoundingClientRect();
  const height = Math.round((width * size.height) / size.width);
  const image = new Image();
  image.src = fileOf(drawing, size, height);
  await image.decode();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return;
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  const font = `24px ${fontFamily}`;
  const room = width - 2 * margin;
  context.font = font;
  const rows = lines.flatMap((line) => rowsOf(line, (row) => context.measureText(row).width <= room));
  // Empties the canvas and puts its font back.
  canvas.width = width;
  canvas.height = height + margin + rows.length * lineHeight;
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, width, height);
  writeTexts(context, drawing, size);
  context.fillStyle = color;
  context.font = font;
  // Only a word without room is made narrower.
  for (const [index, row] of rows.entries()) context.fillText(row, margin, height + (index + 1) * lineHeight, room);
  canvas.toBlob((picture) => picture && saveFile(`${name}.png`, picture, "image/png"));
}
