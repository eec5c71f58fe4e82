/** Vision settings of the toolbar. */
export type Vision = 'usual' | 'forced' | 'zoom';

const FORCED = '(forced-colors: active)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Media rules whose condition the workbench has replaced, with the original condition. */
const opened = new Map<CSSMediaRule, string>();
/** Declarations of those rules that were made `!important` to override the emulation. */
const raised = new Map<CSSStyleRule, string[]>();

/** The rules below a sheet or a rule, however deep. */
function* rulesOf(parent: CSSStyleSheet | CSSGroupingRule): Generator<CSSRule> {
  for (const rule of parent.cssRules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesOf(rule);
  }
}

function* mediaRules(condition: string): Generator<CSSMediaRule> {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === condition) yield rule;
    }
  }
}

/** The kit's forced-colours rules must override the emulation, as they override the system. */
function raise(media: CSSMediaRule) {
  for (const rule of rulesOf(media)) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const names = [...rule.style].filter((name) => rule.style.getPropertyPriority(name) === '');
    for (const name of names) rule.style.setProperty(name, rule.style.getPropertyValue(name), 'important');
    raised.set(rule, names);
  }
}

/** Makes the rules of a media query apply, whatever the system setting. */
function open(condition: string) {
  for (const media of [...mediaRules(condition)]) {
    opened.set(media, condition);
    if (condition === FORCED) raise(media);
    media.media.mediaText = 'all';
  }
}

function close(condition: string) {
  for (const [media, own] of opened) {
    if (own !== condition) continue;
    media.media.mediaText = own;
    opened.delete(media);
  }
  if (condition !== FORCED) return;
  for (const [rule, names] of raised) {
    for (const name of names) rule.style.setProperty(name, rule.style.getPropertyValue(name));
  }
  raised.clear();
}

const PARTS = [undefined, '::before', '::after'] as const;

/** Which parts of an element have a background, and which a gradient: the system replaces both, and no selector can match them. */
function groundsOf(element: Element): string {
  const found = PARTS.flatMap((part) => {
    const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part);
    if (part !== undefined && content === 'none') return [];
    const isGround = !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor);
    const isGradient = backgroundImage.includes('gradient(') && !backgroundImage.includes('url(');
    const name = part?.slice(2) ?? 'self';
    return [...(isGround ? [`${name}-ground`] : []), ...(isGradient ? [`${name}-gradient`] : [])];
  });
  return found.join(' ');
}

/** Marks every element with its backgrounds, so that the emulation replaces those and no transparent one. */
function markGrounds() {
  for (const element of document.querySelectorAll('body, body *:not(script, style)')) {
    const grounds = groundsOf(element);
    if (grounds !== '') element.setAttribute('data-grounds', grounds);
  }
}

const watched = new Set<string>();
const observer =
  typeof MutationObserver === 'undefined' ? undefined : new MutationObserver(() => requestAnimationFrame(follow));

/** Applies to rules added since: styles arrive with the components that use them. */
function follow() {
  if (watched.has(FORCED)) markGrounds();
  for (const condition of watched) open(condition);
}

function hold(condition: string, isHeld: boolean) {
  if (isHeld === watched.has(condition)) return;
  if (isHeld) watched.add(condition);
  else watched.delete(condition);
  if (isHeld) follow();
  else close(condition);
  if (watched.size === 0) observer?.disconnect();
  else observer?.observe(document.documentElement, { childList: true, subtree: true });
}

/**
 * Emulates forced colours: system colours, and the kit's own rules for them. The real ones come from the system; 200 % is the
 * browser's zoom but for media queries. Attributes only, so nothing renders.
 */
export function look(vision: Vision) {
  hold(FORCED, vision === 'forced');
  const { dataset } = document.documentElement;
  if (dataset['vision'] !== vision) dataset['vision'] = vision;
}

/** Makes the reduced-motion rules apply, including those of single components. */
export function stillMotion(isStill: boolean) {
  hold(LESS_MOTION, isStill);
}
