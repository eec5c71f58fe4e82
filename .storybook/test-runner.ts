import type { TestRunnerConfig } from '@storybook/test-runner';
import { openWorkbench, prepareStory } from './runner/page.ts';
import { visitStory } from './runner/visit.ts';

/** What `npm run test:stories` does around each story; play functions run in between. */
const config: TestRunnerConfig = {
  prepare: openWorkbench,
  preVisit: prepareStory,
  postVisit: visitStory,
};
export default config;
