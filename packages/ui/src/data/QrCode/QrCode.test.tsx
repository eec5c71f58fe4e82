// @vitest-environment jsdom
import { token } from '@shuyuan/tokens';
import { expect, it } from 'vitest';
import { inDocument } from '../../fixtures/inDocument.ts';
import { QrCode } from './QrCode.tsx';

const page = inDocument();

/** What the styles of the page declare last for an element, before variables are resolved. */
function declared(selector: string, property: string) {
  const element = document.querySelector(selector);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const values = rules.map((rule) =>
    rule instanceof CSSStyleRule && element?.matches(rule.selectorText) ? rule.style.getPropertyValue(property) : '',
  );
  return values.filter((value) => value !== '').at(-1);
}

it('is dark on white in every mode: sheet, squares and the ground of the logo (decision 0033)', async () => {
  await page.show(<QrCode value="https://shuyuan.example" label="Code" logo="/logo.svg" />);
  const { bg, fg } = token.color.paper;
  expect([declared('.sheet', 'background'), declared('.sheet', 'color')]).toEqual([bg, fg]);
  expect(['first', 'last'].map((place) => declared(`.code > path:${place}-of-type`, 'fill'))).toEqual([bg, fg]);
  expect(declared('.logo > img', 'background')).toBe(bg);
});
