// Jest's environment of a story file. The runner sets a page up from here, where its modules are loaded once for all files of a worker: its
// own set-up file would load them, a compiler among them, anew for each story file.
import { setupPage } from '@storybook/test-runner';
import RunnerEnvironment from '../../node_modules/@storybook/test-runner/playwright/custom-environment.js';

export default class StoryEnvironment extends RunnerEnvironment {
  async setup() {
    await super.setup();
    // Generated tests set a page up again that was navigated away.
    this.global.__sbSetupPage = setupPage;
  }
}
