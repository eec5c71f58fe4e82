import { safeHttpUrl } from '@shuyuan/rules';
import { applyTheme, parseTenantTheme, type TenantTheme } from '@shuyuan/tokens/runtime';

/** Marks the mode on the root and loads the sheet that it needs; our own server has done both before the first frame. */
export function showMode({ documentElement: root, head }: Document, mode: TenantTheme['mode']): void {
  if (mode === 'light') {
    root.removeAttribute('data-mode');
    return;
  }
  root.dataset['mode'] = mode;
  const href = head.querySelector<HTMLMetaElement>('meta[name="dark-sheet"]')?.content;
  storeMode(mode, href);
  if (!href || [...head.querySelectorAll('link')].some((link) => link.getAttribute('href') === href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  head.append(link);
}

/** For `boot.js`, which shows it in the first frame of the next visit where the server writes no brand into the page. */
function storeMode(mode: 'dark' | 'auto', sheet: string | undefined) {
  try {
    if (sheet) localStorage.setItem('sy_mode', `${mode} ${sheet}`);
  } catch {
    // Storage is off: the next visit waits for the school's record.
  }
}

let following: AbortController | undefined;

const parse = (theme: unknown, brand: string | undefined) =>
  parseTenantTheme(theme, { origin: location.origin, allowedHosts: [location.host], brand });

/** Paints a school's own theme, in the mode that it chooses; `auto` follows the visitor's system. What is printed is light. */
export function paintTheme(document: Document, theme: unknown): void {
  const root = document.documentElement;
  const { mode, vars, dark } = parse(theme, root.dataset['brand']);
  const system = matchMedia('(prefers-color-scheme: dark)');
  const print = matchMedia('print');
  const isDark = () => !print.matches && (mode === 'dark' || (mode === 'auto' && system.matches));
  const paint = () => applyTheme(root, isDark() ? dark : vars);
  following?.abort();
  following = new AbortController();
  const { signal } = following;
  if (mode !== 'light') for (const media of [system, print]) media.addEventListener('change', paint, { signal });
  showMode(document, mode);
  paint();
}

/** Gives an element the school's look of light mode, whatever the mode of the page: for what leaves it, such as a poster. */
export function paintLight(document: Document, element: HTMLElement, theme: unknown): void {
  const { brand = 'default' } = document.documentElement.dataset;
  element.dataset['brand'] = brand;
  applyTheme(element, theme ? parse(theme, brand).vars : {});
}

/** Shows a school's own logos in place of its brand's: addresses of http or none, as the value of a variable of the root. */
export function showLogos({ documentElement: { style } }: Document, logos: Record<keyof typeof LOGOS, string | null>) {
  for (const key of ['logo', 'logoInverse'] as const) {
    const given = logos[key] ?? '';
    const address =
      URL.canParse(given, location.href) && given ? safeHttpUrl(new URL(given, location.href).href) : null;
    style.setProperty(LOGOS[key], address ? `url("${address.href}")` : 'none');
  }
}

const LOGOS = { logo: '--sy-img-logo', logoInverse: '--sy-img-logo-inverse' } as const;
