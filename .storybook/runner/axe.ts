import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The `a11y` parameters of a story, also read by the a11y panel. */
export interface A11yParameters {
  /** Disables rules by id; the story states why. */
  config?: { rules?: { id: string; enabled?: boolean }[] };
  disable?: boolean;
}

interface Asked {
  isMatrix: boolean;
  a11y: A11yParameters | undefined;
}

/** One run of axe: what of the page, and how. */
interface Run {
  include: string;
  options: RunOptions;
}

/** Brings axe with the page, once. */
export const bringAxe = (page: Page) => page.addInitScript({ path: AXE_FILE });

/**
 * Fails on any violation. A Matrix holds all five brands, so colour contrast is measured there, in all of them, and nowhere else. Its other
 * rules read what no brand changes, so one brand of each state says it; and rules about a page as a whole run on the other stories.
 */
export async function expectAccessible(page: Page, { isMatrix, a11y }: Asked) {
  if (a11y?.disable) return;
  const off = (a11y?.config?.rules ?? []).filter((rule) => rule.enabled === false).map((rule) => rule.id);
  const given = { resultTypes: ['violations'], selectors: false } satisfies RunOptions; // the report prints the element itself
  const rules = Object.fromEntries([...off, 'region', 'color-contrast'].map((id) => [id, { enabled: false }]));
  const contrast = {
    include: 'body',
    options: { ...given, runOnly: { type: 'rule', values: ['color-contrast'] } },
  } satisfies Run;
  const runs: Run[] = isMatrix
    ? [
        { include: '[data-cell]:first-child', options: { ...given, runOnly: WCAG, rules } },
        ...(off.includes('color-contrast') ? [] : [contrast]),
      ]
    : [{ include: 'body', options: { ...given, runOnly: [...WCAG, 'best-practice'], rules } }];
  const violations = await page.evaluate(async (asked) => {
    const axe: { run: (context: object, options: object) => Promise<AxeResults> } = Reflect.get(window, 'axe');
    // The focus guards of the headless library are tab stops that forward the focus at once.
    const guards = '[data-base-ui-focus-guard]';
    const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', guards];
    const found: AxeResults['violations'] = [];
    for (const { include, options } of asked)
      found.push(...(await axe.run({ include: [include], exclude }, options)).violations);
    return found.map((violation) => {
      const nodes = violation.nodes.map((node) => `    ${node.html}\n      ${node.failureSummary ?? ''}`);
      return `  ${violation.id}: ${violation.help}\n${nodes.slice(0, 5).join('\n')}`;
    });
  }, runs);
  if (violations.length > 0) throw new Error(`axe found ${violations.length}:\n${violations.join('\n')}`);
}
