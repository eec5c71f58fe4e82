import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What differs between the brands. */
export const CONTRAST = { rules: ['color-contrast'] };

/** Problems axe finds, one line each. */
export async function problems(page: Page, only: { tags: readonly string[] } | { rules: readonly string[] }) {
  // What turns for ever, such as the sign of waiting, is not waited for; what is cancelled with its element has ended, too.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  await page.evaluate(AXE);
  const runOnly = 'tags' in only ? { type: 'tag', values: only.tags } : { type: 'rule', values: only.rules };
  // What is in order is neither described nor sent here: that took longer than finding out that it is.
  const options = { runOnly, resultTypes: ['violations'], selectors: false };
  return page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as { axe: { run(options: unknown): Promise<AxeResults> } };
    const { violations } = await axe.run(given);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, options);
}
