import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PasswordInput } from './PasswordInput.tsx';

const meterOf = (text: string) => {
  const markup = renderToStaticMarkup(<PasswordInput meter defaultValue={text} />);
  return /<span role="status">([^<]*)<\/span><\/div><\/div>$/.exec(markup)?.[1];
};

describe('the strength of a password', () => {
  it.each([
    ['ab1', '太短'],
    ['abcde12345abcde12345x', '太长'],
    ['12345678', '太简单'],
    ['abc 1234', '含不支持的字符'],
    ['abc123', '弱'],
    ['Shuyuan-2026!', '强'],
  ])('of %s says %s (§5)', (text, word) => {
    expect(meterOf(text)).toBe(`密码强度 ${word}`);
  });
});
