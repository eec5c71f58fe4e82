import { circle, ellipse, group, path, rect } from '../../drawing.ts';
import { cover } from './cover.ts';

/** Letters as strokes in a square of 60. */
const LETTERS = {
  a: 'M44 22V50M44 36A14 14 0 1 1 16 36A14 14 0 1 1 44 36',
  b: 'M16 8V50M16 36A14 14 0 1 1 44 36A14 14 0 1 1 16 36',
  c: 'M43 27A15 15 0 1 0 43 45',
  t: 'M28 10V42Q28 50 38 50M16 24H42',
  s: 'M42 26Q40 20 30 20T18 28Q18 35 30 36T42 44Q42 52 30 52T17 46',
} as const;

/** A wooden block with a letter; `side` is its darker flank. */
function block(letter: keyof typeof LETTERS, x: number, y: number, turn: number, face: string, side: string) {
  const size = 116;
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    rect(8, 8, size, size, `rx="16" fill="${side}"`) +
      rect(0, 0, size, size, `rx="16" fill="${face}"`) +
      rect(12, 12, size - 24, size - 24, 'rx="9" fill="#fff8ea"') +
      group(
        'transform="translate(13 12) scale(1.5)"',
        path(
          LETTERS[letter],
          `fill="none" stroke="${side}" stroke-width="8.500" stroke-linecap="round" stroke-linejoin="round"`,
        ),
      ),
  );
}

/** The cat that the letters spell. */
function cat(x: number, y: number) {
  return group(
    `transform="translate(${x} ${y})"`,
    path('M-56 0C-62-62-40-96 0-96S62-62 56 0Z', 'fill="#2b2440"') +
      path('M-48-84L-52-142L-16-118H16L52-142L48-84C60-52 36-30 0-30S-60-52-48-84Z', 'fill="#2b2440"') +
      circle(-20, -82, 9, 'fill="#ffe58a"') +
      circle(20, -82, 9, 'fill="#ffe58a"') +
      ellipse(-20, -82, 3, 7, 'fill="#2b2440"') +
      ellipse(20, -82, 3, 7, 'fill="#2b2440"') +
      path(
        'M-5-64H5L0-58ZM0-58Q-6-50-13-54M0-58Q6-50 13-54',
        'fill="#ff9fa8" stroke="#ff9fa8" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"',
      ) +
      path(
        'M-30-60L-62-66M-30-54L-62-50M30-60L62-66M30-54L62-50',
        'stroke="#fff" stroke-opacity=".6" stroke-width="2.500" stroke-linecap="round"',
      ) +
      path('M54-6C96-8 104-52 82-74', 'fill="none" stroke="#2b2440" stroke-width="17" stroke-linecap="round"') +
      path('M-22 0V-26M22 0V-26', 'stroke="#463c66" stroke-width="4" stroke-linecap="round"'),
  );
}

/** Blocks that spell a word, and what they mean: reading by sound. */
export function alphabet() {
  const b =
    circle(384, 190, 190, 'fill="#fff" opacity=".28"') +
    rect(0, 362, 768, 72, 'fill="#3f9fb0" opacity=".55"') +
    ellipse(384, 368, 300, 12, 'fill="#0e4450" opacity=".25"') +
    block('c', 150, 240, -3, '#ef6a4f', '#b83a26') +
    block('a', 282, 244, 2, '#f5b731', '#c07d0d') +
    block('t', 414, 242, -2, '#6a5bd0', '#42349c') +
    block('b', 222, 112, 6, '#3fae7c', '#1f7d54') +
    block('s', 350, 114, -5, '#e06a9a', '#ab3a6b') +
    cat(620, 364);
  return cover('#7fcfd6', '#c9f0f0', b);
}
