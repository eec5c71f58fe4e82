import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { expectQuiet, openWorkbench } from './runner/page.ts';
import { type Visited, visitStory } from './runner/visit.ts';

/** The story that was visited last in this file. */
let visited = '';

/** The previous story must not affect this one; a retry gets a fresh page. */
async function prepareStory(page: Page, { id }: Visited) {
  if (id === visited) return openAgain();
  visited = id;
  expectQuiet(page);
}

/** As the runner does after a navigation; later code reads the new page from the global scope. */
async function openAgain() {
  await jestPlaywright.resetPage();
  await __sbSetupPage(globalThis.page, globalThis.context);
}

/** What the runner does around each story; play functions run in between. The checks know nothing of the runner (docs/decisions/0027). */
const config: TestRunnerConfig = {
  prepare: openWorkbench,
  preVisit: prepareStory,
  postVisit: visitStory,
};
export default config;
