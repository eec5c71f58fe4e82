// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paintLight, paintTheme, showMode } from './schoolLook.ts';

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

describe('the theme of a school that is dark (decision 0033)', () => {
  const theme = { primary: '#0a0a0a', mode: 'dark' };
  const link = (element: HTMLElement) => element.style.getPropertyValue('--sy-color-text-link');
  /** Tells whether the page is being printed, and who wants to know. */
  const print = Object.assign(new EventTarget(), { matches: false });

  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) =>
      query === 'print' ? print : Object.assign(new EventTarget(), { matches: false }),
    );
    paintTheme(document, theme);
  });

  afterEach(() => {
    paintTheme(document, {});
    vi.unstubAllGlobals();
  });

  it('is light on paper, and dark again afterwards', () => {
    const isDark = () => root.style.getPropertyValue('--sy-neutral-1000') !== '';
    expect(isDark()).toBe(true);
    for (const matches of [true, false]) {
      print.matches = matches;
      print.dispatchEvent(new Event('change'));
      expect([isDark(), link(root)]).toEqual(matches ? [false, '#0a0a0a'] : [true, '']);
    }
  });

  it('is that of light mode for what leaves the page', () => {
    const poster = document.createElement('span');
    root.dataset['brand'] = '6c';
    paintLight(document, poster, theme);
    expect([poster.dataset['brand'], poster.dataset['mode'], link(poster)]).toEqual(['6c', undefined, '#0a0a0a']);
    paintLight(document, poster, undefined);
    expect(link(poster)).toBe('');
  });
});
