/** Pages of the handout: a heading and lines in the PDF's own Latin font, so that no font is embedded. */
const PAGES: readonly (readonly [heading: string, ...lines: string[]])[] = [
  ['The ellipse', 'An ellipse has two foci, F1 and F2.', 'For every point P on it: |PF1| + |PF2| = 2a.'],
  ['Axes and foci', 'The half axes are a and b, with a > b > 0.', 'The foci lie at a distance c, and c*c = a*a - b*b.'],
  ['Eccentricity', 'e = c / a lies between 0 and 1.', 'The nearer e is to 0, the rounder the ellipse.'],
];

const quoted = (words: string) => `(${words.replaceAll(/[()\\]/g, String.raw`\$&`)})`;

/** A handout of three A4 pages with an outline, as PDF 1.4. */
export function writePdf(): string {
  const first = 4;
  const outline = first + PAGES.length * 2;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Outlines ${outline} 0 R /PageMode /UseOutlines >>`,
    `<< /Type /Pages /Count ${PAGES.length} /Kids [${PAGES.map((_, place) => `${first + place * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (const [place, [heading, ...lines]] of PAGES.entries()) {
    const body = lines.map((words, row) => `/F1 14 Tf 1 0 0 1 72 ${700 - row * 28} Tm ${quoted(words)} Tj`).join('\n');
    const content = `BT\n/F1 26 Tf 1 0 0 1 72 752 Tm ${quoted(heading)} Tj\n${body}\nET`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + place * 2 + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  const item = (place: number) => outline + 1 + place;
  const last = PAGES.length - 1;
  objects.push(`<< /Type /Outlines /First ${item(0)} 0 R /Last ${item(last)} 0 R /Count ${PAGES.length} >>`);
  for (const [place, [heading]] of PAGES.entries()) {
    const before = place > 0 ? ` /Prev ${item(place - 1)} 0 R` : '';
    const after = place < last ? ` /Next ${item(place + 1)} 0 R` : '';
    objects.push(
      `<< /Title ${quoted(heading)} /Parent ${outline} 0 R${before}${after} /Dest [${first + place * 2} 0 R /Fit] >>`,
    );
  }
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [place, body] of objects.entries()) {
    places.push(file.length);
    file += `${place + 1} 0 obj\n${body}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
