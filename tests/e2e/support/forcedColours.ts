import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Colours of the system in place of a page's own: dark words on white, or white ones on black. */
export const SCHEMES = ['light', 'dark'] as const;
/** Contrast of what a picture says against its ground (WCAG 1.4.11). */
const CONTRAST = 3;

interface Area {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * What says something by a picture, a bar or a line and cannot be made out: the wordmark, progress, charts. Taken from what is
 * painted, so that it does not matter by what they are drawn.
 */
export async function unseen(page: Page): Promise<string[]> {
  const areas = await page.evaluate(areasOfPictures);
  if (areas.length === 0) return [];
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return areas.filter((area) => contrastIn(data, info, area) < CONTRAST).map(({ name }) => name);
}

/** The contrast between the lightest and the darkest point of an area. */
function contrastIn(data: Buffer, { width, height }: { width: number; height: number }, area: Area): number {
  let [lightest, darkest] = [0, 1];
  for (let y = Math.ceil(area.y); y < Math.min(area.y + area.height, height); y += 1) {
    for (let x = Math.ceil(area.x); x < Math.min(area.x + area.width, width); x += 1) {
      const light = luminance(data.subarray((y * width + x) * 3));
      lightest = Math.max(lightest, light);
      darkest = Math.min(darkest, light);
    }
  }
  return (lightest + 0.05) / (darkest + 0.05);
}

function luminance([red = 0, green = 0, blue = 0]: Uint8Array): number {
  const linear = (part: number) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Runs in the page. */
function areasOfPictures(): Area[] {
  const pictures = 'progress, meter, [role="progressbar"], [role="meter"], [role="img"], [role="slider"]';
  const logos = '.logo, [data-slot^="logo"], h1 img';
  const found: Area[] = [];
  for (const element of document.querySelectorAll(`${pictures}, ${logos}`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isSeen || width < 2 || height < 2 || element.closest('[aria-hidden="true"]')) continue;
    const name = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '';
    const box = { x: left + scrollX, y: top + scrollY, width, height };
    found.push({ name: `${element.tagName.toLowerCase()} ${element.getAttribute('role') ?? ''} “${name}”`, ...box });
  }
  return found;
}

/** What is chosen, current, pressed or ticked and looks like what is not: colour alone said so. */
export function lostStates(page: Page): Promise<string[]> {
  return page.evaluate(findLostStates);
}

/** Runs in the page. */
function findLostStates(): string[] {
  const MARKS = ['aria-selected', 'aria-current', 'aria-pressed', 'aria-checked'];
  const isOn = (element: Element) =>
    element.matches(':checked') || MARKS.some((mark) => !['false', null].includes(element.getAttribute(mark)));
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const looksOf = (element: Element): Set<string> => {
    const looks = new Set<string>();
    const whole = element.closest('label') ?? element;
    for (const part of [whole, ...whole.querySelectorAll('*')]) {
      if (part instanceof SVGElement) looks.add(`icon ${part.outerHTML}`);
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(part, pseudo);
        if (style.display === 'none' || (pseudo && style.content === 'none')) continue;
        // Words and lines have the system's colours: only that a line is there tells something, and how large a drawn mark is.
        const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
        const lines = sides.map((side) =>
          style[`border${side}Style`] === 'none' ? '0px' : style[`border${side}Width`],
        );
        const outline = style.outlineStyle === 'none' ? '0px' : style.outlineWidth;
        const mark = pseudo ? `${style.width} ${style.height}` : '';
        const { backgroundColor, fontWeight, textDecorationLine, opacity } = style;
        looks.add([pseudo, mark, backgroundColor, fontWeight, textDecorationLine, opacity, outline, ...lines].join());
      }
    }
    return looks;
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll(`:checked:not(option), ${MARKS.map((mark) => `[${mark}]`).join()}`)) {
    if (!isOn(element) || !isSeen(element.closest('label') ?? element)) continue;
    const kind = `${element.tagName}${element.getAttribute('role') ? `[role="${element.getAttribute('role')}"]` : ''}`;
    let group = element.parentElement;
    const othersIn = (within: Element) =>
      [...within.querySelectorAll(kind)].filter((each) => !isOn(each) && !each.contains(element) && isSeen(each));
    for (let step = 0; step < 3 && group && othersIn(group).length === 0; step += 1) group = group.parentElement;
    const [other] = group ? othersIn(group) : [];
    if (!other) continue;
    const known = looksOf(other);
    if ([...looksOf(element)].every((look) => known.has(look)))
      found.push(`${kind} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 24)}”`);
  }
  return found;
}

/** Counts that a disc of colour set apart and that stand without an edge, or whose figures cannot be read on their own ground. */
export function lostCounts(page: Page): Promise<string[]> {
  return page.evaluate(findLostCounts);
}

/** Runs in the page. */
function findLostCounts(): string[] {
  const COUNT = /^\d{1,3}\+?$/;
  /** Sides of the largest disc in pixels. */
  const MOST = { width: 64, height: 32 };
  const colourOf = (text: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    const linear = (part: number) => (part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return { alpha, light: 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) };
  };
  const found: string[] = [];
  const judge = (element: Element, pseudo: '' | '::before' | '::after', words: string) => {
    const style = getComputedStyle(element, pseudo);
    const ground = colourOf(style.backgroundColor);
    if (ground.alpha === 0 || style.display === 'none') return;
    const text = colourOf(style.color);
    const contrast = (Math.max(text.light, ground.light) + 0.05) / (Math.min(text.light, ground.light) + 0.05);
    const hasEdge = [style.borderTopStyle, style.outlineStyle].some((line) => line !== 'none');
    const isApart = style.forcedColorAdjust === 'none';
    if (contrast < 4.5 || !(hasEdge || isApart))
      found.push(`${element.tagName.toLowerCase()}.${element.className}${pseudo} “${words}”`);
  };
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A clock, or its tiles beside what is said of them: colons part its figures.
    if (element.closest('[role="timer"], :has(> .said > [role="timer"])')) continue;
    for (const pseudo of ['::before', '::after'] as const) {
      const drawn = getComputedStyle(element, pseudo).content.replaceAll('"', '');
      if (COUNT.test(drawn)) judge(element, pseudo, drawn);
    }
    const words = element.textContent?.trim() ?? '';
    const { width, height } = element.getBoundingClientRect();
    if (element.childElementCount === 0 && COUNT.test(words) && width <= MOST.width && height <= MOST.height)
      judge(element, '', words);
  }
  return found;
}

/** What shows by no ring that it has the focus: a shadow is not painted in the system's colours. */
export function unringed(page: Page): Promise<string[]> {
  return page.evaluate(findUnringed);
}

/** Runs in the page. */
function findUnringed(): string[] {
  const found: string[] = [];
  const hasRing = (element: Element | null) => {
    if (!element) return false;
    return ['', '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
  };
  const places = 'a[href], button, input, select, textarea, [tabindex="0"]';
  for (const element of document.querySelectorAll<HTMLElement>(places)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement !== element) continue; // disabled
    const around = [element, element.parentElement, element.parentElement?.parentElement ?? null];
    const beside = [...(element.parentElement?.children ?? []), ...element.querySelectorAll('*')];
    if (![...around, ...beside].some(hasRing)) {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      found.push(`${element.tagName.toLowerCase()} “${name.trim().slice(0, 24)}”`);
    }
    element.blur();
  }
  return found;
}
