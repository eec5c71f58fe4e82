/** Who did it, what it is, and its body as the browsers write it (product.md 4.17). */
type Drawn = readonly ['student' | 'lecturer', 'mark' | 'page', string];

const line = (ink: string, ...points: number[]) => JSON.stringify({ k: 'line', c: ink, p: points });
const pen = (ink: string, points: readonly number[], page = 1) =>
  JSON.stringify({ k: 'pen', c: ink, p: points.map(Math.round), ...(page > 1 && { g: page }) });
const words = (ink: string, [x, y]: readonly [number, number], text: string, page = 1) =>
  JSON.stringify({ k: 'text', c: ink, x, y, t: text, ...(page > 1 && { g: page }) });

/** The parabola y² = 4x around the origin of the drawing. */
const PARABOLA = Array.from({ length: 41 }, (_, step) => (step - 20) * 17).flatMap((y) => [
  640 + (y * y) / 300,
  540 + y,
]);

/** What a finished consultation has on its board: mathematics two pages, others the photos of the question, if there are some. */
export function boardOf({ subject, photos }: { subject: string; photos: number }): readonly Drawn[] {
  if (subject === 'math') return MATHEMATICS;
  return Array.from({ length: photos }, (_, i) => [
    'student',
    'mark',
    JSON.stringify({ k: 'photo', i, x: 200 + i * 480, y: 240 }),
  ]);
}

const MATHEMATICS: readonly Drawn[] = [
  ['lecturer', 'mark', line('dark', 380, 540, 1240, 540)],
  ['lecturer', 'mark', line('dark', 640, 180, 640, 900)],
  ['lecturer', 'mark', pen('dark', PARABOLA)],
  ['lecturer', 'mark', words('red', [1010, 240], 'y² = 4x')],
  ['student', 'mark', line('blue', 560, 420, 925, 248)],
  ['student', 'mark', line('blue', 560, 420, 715, 690)],
  ['lecturer', 'mark', words('red', [1010, 320], 'MA ⊥ MB')],
  ['lecturer', 'page', '2'],
  ['lecturer', 'mark', words('dark', [240, 240], 'k(MA) · k(MB) = −1', 2)],
  ['student', 'mark', words('blue', [240, 340], 'x = −1', 2)],
  ['lecturer', 'mark', pen('red', [230, 380, 300, 386, 380, 379], 2)],
];
