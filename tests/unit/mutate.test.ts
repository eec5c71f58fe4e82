import { expect, it } from 'vitest';
import { mutationsOf } from '../mutate/candidates.ts';
import { draw, intervalOf, lotOf } from '../mutate/lot.ts';

const planted = (file: string, code: string) =>
  mutationsOf(file, code).map(({ start, end, text }) => code.slice(0, start) + text + code.slice(end));

it('a declaration changes its colour or goes; what no picture can show is not drawn', () => {
  const code = "styled.p({ color: token.a, padding: 4, cursor: 'help', '&:hover': { boxShadow: 'none' } });";
  expect(planted('a.styles.ts', code)).toEqual([
    "styled.p({ color: '#ff00ff', padding: 4, cursor: 'help', '&:hover': { boxShadow: 'none' } });",
    "styled.p({ color: token.a, '--planted': undefined, cursor: 'help', '&:hover': { boxShadow: 'none' } });",
    "styled.p({ color: token.a, padding: 4, cursor: 'help', '&:hover': { boxShadow: '0 0 0 3px #ff00ff' } });",
  ]);
});

it('a text has a sign more, in either language and where it is made', () => {
  const source = (of: string, text: string) =>
    `import { a } from 'a'; defineLabels('x', { cn: { of: (n) => \`第$${'{n}'}${of}\` }, en: { of: '${text}' } });`;
  expect(planted('a.labels.ts', source('讲', 'one'))).toEqual([source('讲‡', 'one'), source('讲', 'one‡')]);
});

it('a part under a condition is left out, and of two the other is shown', () => {
  expect(planted('a.tsx', 'const a = <p>{open && <b />}{many ? <i /> : null}{open && 1}</p>;')).toEqual([
    'const a = <p>{false && <b />}{many ? <i /> : null}{open && 1}</p>;',
    'const a = <p>{open && <b />}{!(many) ? <i /> : null}{open && 1}</p>;',
  ]);
});

it('a lot is the same for a seed, draws nothing twice, and its share has an interval', () => {
  const letters = [...'abcdefgh'];
  expect(draw(letters, 5, lotOf(7))).toEqual(draw(letters, 5, lotOf(7)));
  expect(draw(letters, 5, lotOf(7))).not.toEqual(draw(letters, 5, lotOf(8)));
  expect(new Set(draw(letters, 20, lotOf(1))).size).toBe(8);
  const [from, to] = intervalOf(49, 60);
  expect([from.toFixed(2), to.toFixed(2)]).toEqual(['0.70', '0.89']);
});
