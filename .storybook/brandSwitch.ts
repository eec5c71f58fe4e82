import type { Preview } from '@storybook/react-vite';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Draft } from './brand/draft.ts';
import { measureBrand } from './brand/measure.ts';
import { paint, variablesOf } from './brand/paint.ts';
import { readStored, writeStored } from './brand/stored.ts';
import { isShownDark, showModes } from './modes.ts';
import { ALL_BRANDS, FIRST_BRAND, globalTypes, JSON_BRAND } from './toolbar.ts';
import { look, stillMotion, type Vision } from './vision.ts';

interface Globals {
  [name: string]: unknown;
}

let globalsNow: Globals = {};
let isDressed = false;

const visionOf = ({ vision }: Globals): Vision => (vision === 'forced' || vision === 'zoom' ? vision : 'usual');

/** The stored brand as variables by name; undefined when nothing is stored. */
export function storedVariables(mode: unknown): Record<string, string> | undefined {
  const draft = readStored(localStorage);
  return draft && variablesOf(draft, measureBrand(draft.brand), isShownDark(mode));
}

/** A brand is one attribute of the page; a stored brand is variables on its root (ui-kit 4.7). */
function paintPage(globals: Globals) {
  globalsNow = globals;
  const { brand, motion } = globals;
  const root = document.documentElement;
  root.dataset['brand'] = typeof brand === 'string' && brand !== ALL_BRANDS ? brand : FIRST_BRAND;
  const isJson = brand === JSON_BRAND;
  if (isJson || isDressed) paint(root, (isJson && storedVariables(globals['mode'])) || {});
  isDressed = isJson;
  showModes(globals);
  look(visionOf(globals));
  stillMotion(motion === 'reduced');
}

/** Adds a brand to the toolbar and applies it to every story; false when it exceeds the storage quota. */
export function wearEverywhere(draft: Draft): boolean {
  if (!writeStored(localStorage, draft)) return false;
  const channel = addons.getChannel();
  // The toolbar reads its items once; they are sent again, with the new name.
  channel.emit(SET_GLOBALS, { globals: globalsNow, globalTypes: globalTypes() });
  channel.emit(UPDATE_GLOBALS, { globals: { brand: JSON_BRAND } });
  return true;
}

/** Applies toolbar values everywhere, docs pages included. */
export function followToolbar() {
  const repaint = ({ globals }: { globals: Globals }) => paintPage(globals);
  addons.getChannel().on(SET_GLOBALS, repaint);
  addons.getChannel().on(GLOBALS_UPDATED, repaint);
}

interface Shown {
  args: Globals;
  /** Values applied as CSS, so that no story renders for them. */
  brand: unknown;
  painted: string;
  /** All other globals, as text. */
  rest: string;
}

// Storybook creates one abort signal per mounted story and keeps it across re-renders.
const shown = new WeakMap<AbortSignal, Shown>();

const isSame = (a: Globals, b: Globals) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => Object.is(a[key], b[key]));

/** Only CSS values have changed, and the story is not shown in all brands at once. */
function onlyPaintChanged(before: Shown | undefined, now: Shown) {
  if (!before || before.rest !== now.rest || !isSame(before.args, now.args)) return false;
  if (before.brand === now.brand) return before.painted !== now.painted;
  return before.brand !== ALL_BRANDS && now.brand !== ALL_BRANDS;
}

/** Parameters of a story that shows pages of the portal. */
interface PageParameters {
  /** The story renders in each brand: its school is the brand's. */
  followsBrand?: boolean;
  /** Resolves once what the story shows has been loaded. */
  isComplete?: (canvas: Element) => Promise<void>;
}

/**
 * Storybook renders a story again for each change of a toolbar value. Values applied as CSS need no render, so these are
 * skipped; all others render as usual.
 */
export const mount: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  paintPage(context.globals);
  const { brand, vision, mode, density, ...rest } = context.globals;
  const painted = JSON.stringify([vision, mode, density]);
  const now: Shown = { args: context.args, brand, painted, rest: JSON.stringify(rest) };
  const before = shown.get(context.abortSignal);
  shown.set(context.abortSignal, now);
  const { followsBrand, isComplete }: PageParameters = context.parameters;
  const isOtherSchool = followsBrand === true && before?.brand !== brand;
  if (isOtherSchool || !onlyPaintChanged(before, now)) await context.renderToCanvas();
  showModes(context.globals);
  await isComplete?.(context.canvasElement);
  return context.canvas;
};
