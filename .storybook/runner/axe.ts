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

/**
 * Fails on any violation. A Matrix holds all five brands, so colour contrast is measured there and nowhere else; it also
 * holds everything many times, so rules about a page as a whole run on the other stories.
 */
export async function expectAccessible(page: Page, { isMatrix, a11y }: Asked) {
  if (a11y?.disable) return;
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE_FILE });
  const off = (a11y?.config?.rules ?? []).filter((rule) => rule.enabled === false).map((rule) => rule.id);
  if (!isMatrix) off.push('color-contrast');
  const options: RunOptions = {
    resultTypes: ['violations'],
    selectors: false, // the report prints the element itself
    runOnly: isMatrix ? WCAG : [...WCAG, 'best-practice'],
    rules: Object.fromEntries([...off, 'region'].map((id) => [id, { enabled: false }])),
  };
  const violations = await page.evaluate(async (given) => {
    const axe: { run: (context: object, options: object) => Promise<AxeResults> } = Reflect.get(window, 'axe');
    // The focus guards of the headless library are tab stops that forward the focus at once.
    const guards = '[data-base-ui-focus-guard]';
    const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', guards];
    const results = await axe.run({ include: ['body'], exclude }, given);
    return results.violations.map((violation) => {
      const nodes = violation.nodes.map((node) => `    ${node.html}\n      ${node.failureSummary ?? ''}`);
      return `  ${violation.id}: ${violation.help}\n${nodes.slice(0, 5).join('\n')}`;
    });
  }, options);
  if (violations.length > 0) throw new Error(`axe found ${violations.length}:\n${violations.join('\n')}`);
}
