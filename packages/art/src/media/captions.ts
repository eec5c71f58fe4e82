/** Captions of the drawn lesson: from and to in seconds, Chinese, English. */
const LINES: readonly (readonly [from: number, to: number, cn: string, en: string])[] = [
  [0, 8, '椭圆有两个焦点：F₁ 和 F₂。', 'An ellipse has two foci, F₁ and F₂.'],
  [8, 16, '点 P 在椭圆上运动。', 'The point P moves along the ellipse.'],
  [16, 26, '它到两个焦点的距离之和不变，等于 2a。', 'The sum of its distances to the foci stays the same: 2a.'],
  [26, 36, '由勾股定理得 c² = a² − b²。', 'Pythagoras gives c² = a² − b².'],
  [36, 48, '离心率 e = c / a，在 0 与 1 之间。', 'The eccentricity e = c / a lies between 0 and 1.'],
];

const clock = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`;

/** The captions as WebVTT. */
export function writeCaptions(language: 'cn' | 'en'): string {
  const cues = LINES.map(([from, to, cn, en]) => `${clock(from)} --> ${clock(to)}\n${language === 'cn' ? cn : en}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** What the lecturer says, a sentence each with the second at which it begins. */
export const SPOKEN: readonly (readonly [second: number, words: string])[] = LINES.map(([from, , , en]) => [
  from,
  en
    .replaceAll('F₁', 'F one')
    .replaceAll('F₂', 'F two')
    .replace('c² = a² − b²', 'c squared is a squared minus b squared')
    .replace('e = c / a', 'e, c over a,')
    .replace('2a', 'two a'),
]);

/** What is heard in questions, by the name of its file. */
export const ASKED: Readonly<Record<string, string>> = {
  ellipse: 'The half axes of an ellipse are five and three. How far apart are its foci?',
  platform: 'The train to Bath leaves from platform seven at a quarter past nine, not from platform eleven.',
};
