// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { isKeyFree } from './pageKeys.ts';

afterEach(() => document.body.replaceChildren());

/** Whether a key is free while the last element of this markup has the focus. */
function isFree(markup: string, key: string): boolean {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  document.body.append(holder);
  const target = [...holder.querySelectorAll('*')].at(-1) ?? document.body;
  return isKeyFree({ key, target, defaultPrevented: false, isComposing: false });
}

describe('a key that is shown works from anywhere on the page (product.md 5.4)', () => {
  it.each([
    ['', ' '],
    ['', 'ArrowLeft'],
    ['<p>text</p>', ' '],
    ['<a href="#x">link</a>', ' '],
    ['<a href="#x">link</a>', 'ArrowRight'],
    ['<button>ask</button>', 'n'],
    ['<button>ask</button>', 'ArrowLeft'],
    ['<div role="tab">notes</div>', 'c'],
    ['<div tabindex="0">list</div>', ' '],
  ])('with the focus on %j, %j', (markup, key) => {
    expect(isFree(markup, key)).toBe(true);
  });

  it.each([
    ['<textarea></textarea>', 'n'],
    ['<input>', ' '],
    ['<input type="search">', 'c'],
    ['<select></select>', 'm'],
    ['<div contenteditable="true"><b>note</b></div>', 'k'],
    ['<div role="combobox"></div>', 'f'],
    ['<div role="menu"><div role="menuitem"></div></div>', 'm'],
    ['<button>ask</button>', ' '],
    ['<button><i>icon</i></button>', ' '],
    ['<input type="checkbox">', ' '],
    ['<div role="switch"></div>', ' '],
    ['<details><summary>more</summary></details>', ' '],
    ['<input type="range">', 'ArrowLeft'],
    ['<input type="radio">', 'ArrowDown'],
    ['<div role="tab">notes</div>', 'ArrowRight'],
    ['<video controls></video>', ' '],
    ['<div role="dialog"><p>text</p></div>', ' '],
    ['<dialog open></dialog><p>behind it</p>', 'n'],
  ])('but what has its own meaning keeps it: on %j, %j', (markup, key) => {
    expect(isFree(markup, key)).toBe(false);
  });

  it('is left alone while Chinese is composed, and when somebody took it', () => {
    const press = { key: 'n', target: document.body, defaultPrevented: false, isComposing: false };
    expect(isKeyFree(press)).toBe(true);
    expect(isKeyFree({ ...press, isComposing: true })).toBe(false);
    expect(isKeyFree({ ...press, defaultPrevented: true })).toBe(false);
    expect(isKeyFree({ ...press, target: null })).toBe(false);
  });
});
