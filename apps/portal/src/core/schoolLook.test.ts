// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { showMode } from './schoolLook.ts';

const [BOOT = ''] = Object.values(
  import.meta.glob<string>('../../public/boot.js', { query: '?raw', import: 'default', eager: true }),
);
const SHEET = '/web/assets/dark-1a2b.css';
const root = document.documentElement;
const sheets = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

/** The page as a server sent it, with what a former visit has stored; then the script of its head. */
function visit(written: Record<string, string> = {}) {
  for (const name of ['brand', 'mode']) root.removeAttribute(`data-${name}`);
  document.head.innerHTML = '';
  Object.assign(root.dataset, written);
  new Function(BOOT)(); // as a script tag runs it
}

describe('the mode of a school that is dark, at a server that writes no brand into the page (decision 0033)', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('sy_brand', 'shengya');
  });

  it('is in the first frame of the next visit, with its sheet once', () => {
    visit();
    expect([root.dataset['mode'], sheets()]).toEqual([undefined, []]);
    document.head.innerHTML = `<meta name="dark-sheet" content="${SHEET}">`;
    showMode(document, 'auto');
    visit();
    expect([root.dataset['brand'], root.dataset['mode'], sheets()]).toEqual(['shengya', 'auto', [SHEET]]);
    document.head.insertAdjacentHTML('beforeend', `<meta name="dark-sheet" content="${SHEET}">`);
    showMode(document, 'auto');
    expect(sheets()).toEqual([SHEET]);
  });

  it('is gone after the visit in which the school is light again', () => {
    localStorage.setItem('sy_mode', `dark ${SHEET}`);
    visit();
    showMode(document, 'light');
    expect(root.dataset['mode']).toBeUndefined();
    visit();
    expect([root.dataset['mode'], sheets()]).toEqual([undefined, []]);
  });

  it('is not taken from storage where the server has written the brand', () => {
    localStorage.setItem('sy_mode', `dark ${SHEET}`);
    visit({ brand: '6c' });
    expect([root.dataset['brand'], root.dataset['mode'], sheets()]).toEqual(['6c', undefined, []]);
  });

  it.each([`dark //evil.test/a.css`, 'dark https://evil.test/a.css', 'night /a.css', 'dark', 'dark /a.js'])(
    'is none where storage holds %s',
    (stored) => {
      localStorage.setItem('sy_mode', stored);
      visit();
      expect([root.dataset['mode'], sheets()]).toEqual([undefined, []]);
    },
  );
});
