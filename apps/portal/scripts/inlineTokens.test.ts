import { token } from '@shuyuan/tokens';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withInlineTokens } from './inlineTokens.ts';

const IMPORT = "import { alpha, token } from '@shuyuan/tokens';\n";
const built = (code: string) =>
  withInlineTokens(IMPORT + code, parseAst(IMPORT + code).body, token).slice(IMPORT.length);

test('a token stands in the built file as the string it is (performance.md row 1)', () => {
  expect(built('const a = alpha(token.color.action.bg, 12) + token.space[8];')).toBe(
    'const a = alpha("var(--sy-color-action-bg)", 12) + "8px";',
  );
});

test('names taken out of a group go with it, and no line moves', () => {
  expect(built('const {\n  text, surface: ground,\n} = token.color;\nconst a = [text.primary, ground.card];')).toBe(
    '\n\n\nconst a = ["var(--sy-color-text-primary)", "var(--sy-color-surface-card)"];',
  );
});

test('a group that is read by a name known only later stays', () => {
  const code = 'const { status } = token.color;\nconst of = (tone) => status[tone].solid;';
  expect(built(code)).toBe(code);
});

test('the same word as a key, or of another object, is left alone', () => {
  const code = 'const a = { token: 1, color: auth.token.color.text.primary };';
  expect(built(code)).toBe(code);
});
