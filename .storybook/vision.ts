/** What the toolbar can make of the eyes of whoever looks. */
export type Vision = 'usual' | 'forced' | 'zoom';

const FORCED = '(forced-colors: active)';
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Media rules whose condition the workbench has set aside, with the condition they came with. */
const opened = new Map<CSSMediaRule, string>();
/** Declarations of those rules that were made to win over the imitation. */
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

/** What the kit says for forced colours must win over the imitation, as it wins over the system. */
function raise(media: CSSMediaRule) {
  for (const rule of rulesOf(media)) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const names = [...rule.style].filter((name) => rule.style.getPropertyPriority(name) === '');
    for (const name of names) rule.style.setProperty(name, rule.style.getPropertyValue(name), 'important');
    raised.set(rule, names);
  }
}

/** Makes the rules of a media query hold, whatever the system says. */
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

/** What of an element has a ground, and where that is a gradient: the system replaces both, which no selector can find. */
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

/** Says of every element what its grounds are, so that the imitation takes those and no transparent one. */
function markGrounds() {
  for (const element of document.querySelectorAll('body, body *:not(script, style)')) {
    const grounds = groundsOf(element);
    if (grounds !== '') element.setAttribute('data-grounds', grounds);
  }
}

const watched = new Set<string>();
const observer =
  typeof MutationObserver === 'undefined' ? undefined : new MutationObserver(() => requestAnimationFrame(follow));

/** Opens again what has come since: styles arrive with the components that use them. */
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
 * Forced colours, imitated: system colours, and the kit's own rules for them. The true ones are the system's; 200 % is the
 * browser's zoom but for media queries. Attributes only, so nothing renders.
 */
export function look(vision: Vision) {
  hold(FORCED, vision === 'forced');
  const { dataset } = document.documentElement;
  if (dataset['vision'] !== vision) dataset['vision'] = vision;
}

/** Lets the rules for less motion hold, those that a component has of its own included. */
export function stillMotion(isStill: boolean) {
  hold(LESS_MOTION, isStill);
}
