import { brands } from '@shuyuan/tokens';
import type { Preview } from '@storybook/react-vite';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The toolbar's value for "the story in every brand at once"; no brand may take this id. */
export const ALL_BRANDS = 'all';

/** The brand of a fresh workbench: the first of the folder, `default`. */
export const FIRST_BRAND = brands[0]?.id ?? 'default';

interface Globals {
  [name: string]: unknown;
}

/** A brand is one attribute of the page, and nothing else (ui-kit 4.7). */
function paint(globals: Globals) {
  const { brand } = globals;
  document.documentElement.dataset['brand'] = typeof brand === 'string' && brand !== ALL_BRANDS ? brand : FIRST_BRAND;
}

/** Follows the toolbar everywhere, pages without a story included. */
export function followToolbar() {
  const repaint = ({ globals }: { globals: Globals }) => paint(globals);
  addons.getChannel().on(SET_GLOBALS, repaint);
  addons.getChannel().on(GLOBALS_UPDATED, repaint);
}

interface Shown {
  args: Globals;
  /** The globals but for the brand, as text. */
  rest: string;
  brand: unknown;
}

// Storybook makes one abort signal for each mounted story and keeps it over re-renders.
const shown = new WeakMap<AbortSignal, Shown>();

const isSame = (a: Globals, b: Globals) =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => Object.is(a[key], b[key]));

function onlyBrandChanged(before: Shown | undefined, now: Shown) {
  if (!before || before.brand === now.brand) return false;
  if (before.brand === ALL_BRANDS || now.brand === ALL_BRANDS) return false;
  return before.rest === now.rest && isSame(before.args, now.args);
}

/**
 * Storybook renders a story again for each change of a toolbar value. A brand needs no render, so that change alone is
 * left out; everything else renders as ever.
 */
export const mount: NonNullable<Preview['mount']> = (context) => async (ui) => {
  if (ui !== undefined) context.originalStoryFn = () => ui;
  paint(context.globals);
  const { brand, ...rest } = context.globals;
  const now: Shown = { args: context.args, rest: JSON.stringify(rest), brand };
  const before = shown.get(context.abortSignal);
  shown.set(context.abortSignal, now);
  if (!onlyBrandChanged(before, now)) await context.renderToCanvas();
  return context.canvas;
};
