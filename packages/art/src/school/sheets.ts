import { range } from '../drawing.ts';

/** A4 in points, and the margin around what is drawn. */
const PAGE = { width: 595, height: 842, margin: 48 };
const { width, height, margin } = PAGE;
const right = width - margin;
const top = height - margin;

const line = (x1: number, y1: number, x2: number, y2: number) => `${x1} ${y1} m ${x2} ${y2} l S`;
const box = (x: number, y: number, w: number, h: number) => `${x} ${y} ${w} ${h} re S`;
/** Colour of lines as red, green and blue from 0 to 1, and their width in points. */
const pen = (colour: string, thickness: number) => `${colour} RG ${thickness} w`;
const STRONG = pen('.24 .29 .35', 1.4);
const FAINT = pen('.74 .78 .82', 0.6);

/** Evenly spaced lines across the page, from one height down to another. */
const ruled = (from: number, to: number, step: number) =>
  range(0, Math.floor((from - to) / step)).map((i) => line(margin, from - i * step, right, from - i * step));

/** Three columns with a band above: where it was, what was thought, what to look for. */
function columns(): string[] {
  const third = (right - margin) / 3;
  return [
    FAINT,
    ...ruled(top - 72, margin, 26),
    STRONG,
    line(margin, top - 44, right, top - 44),
    box(margin, margin, right - margin, top - margin),
    line(margin + third, margin, margin + third, top),
    line(margin + third * 2, margin, margin + third * 2, top),
  ];
}

/** Seven days and twelve rows. */
function week(): string[] {
  const [day, row] = [(right - margin - 40) / 7, (top - margin - 36) / 12];
  return [
    FAINT,
    ...range(1, 12).map((i) => line(margin, top - 36 - i * row, right, top - 36 - i * row)),
    STRONG,
    box(margin, margin, right - margin, top - margin),
    line(margin, top - 36, right, top - 36),
    ...range(0, 6).map((i) => line(margin + 40 + i * day, margin, margin + 40 + i * day, top)),
  ];
}

/** Twelve boxes to tick, each with two lines to write on. */
function checks(): string[] {
  const step = (top - margin - 20) / 12;
  return range(0, 11).flatMap((i) => {
    const y = top - 20 - i * step;
    return [
      STRONG,
      box(margin, y - 18, 18, 18),
      FAINT,
      line(margin + 34, y - 18, right, y - 18),
      line(margin + 34, y - 44, right, y - 44),
    ];
  });
}

/** A table of five columns to write measurements into. */
function table(): string[] {
  const column = (right - margin) / 5;
  return [
    FAINT,
    ...ruled(top - 40, margin + 120, 30),
    STRONG,
    box(margin, margin + 118, right - margin, top - margin - 118),
    line(margin, top - 40, right, top - 40),
    ...range(1, 4).map((i) => line(margin + i * column, margin + 118, margin + i * column, top)),
    box(margin, margin, right - margin, 96),
  ];
}

/** Music paper: eight staves, the first bars of a theme on the first. */
function stave(): string[] {
  const base = (i: number) => top - 60 - i * 92;
  const notes = [0, 1, 4, 1, 0, 4, 1, 0].map((place, i) => [margin + 60 + i * 52, base(0) + place * 4 - 4] as const);
  return [
    pen('.35 .38 .42', 0.8),
    ...range(0, 7).flatMap((i) => range(0, 4).map((j) => line(margin, base(i) + j * 8, right, base(i) + j * 8))),
    ...range(0, 7).flatMap((i) => [
      line(margin, base(i), margin, base(i) + 32),
      line(right, base(i), right, base(i) + 32),
    ]),
    STRONG,
    ...notes.flatMap(([x, y]) => [`${x - 5} ${y + 1} 10 6 re f`, line(x + 5, y + 4, x + 5, y + 32)]),
    ...[2, 4, 6].map((i) => line(margin + 34 + i * 52, base(0), margin + 34 + i * 52, base(0) + 32)),
  ];
}

/** One page of lines as PDF 1.4, without a font. */
function toPdf(drawn: readonly string[]): string {
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((body, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Sheets to print that articles have beside their text: path below `pictures/` → PDF. */
export const drawSheets = () =>
  Object.entries({ columns, week, checks, table, stave }).map(
    ([name, draw]) => [`sheets/${name}.pdf`, toPdf(draw())] as const,
  );
