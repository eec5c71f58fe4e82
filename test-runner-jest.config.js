import { getJestConfig } from '@storybook/test-runner';
import { TEST_MS } from './scripts/bounds.ts';
import { browser } from './scripts/chromium.mjs';

const base = getJestConfig();
const playwright = base.testEnvironmentOptions['jest-playwright'];

/** The story tests in the pinned browser, with nothing but the local server within reach. */
export default async () => {
  const { args, ...launchOptions } = await browser();
  return {
    ...base,
    testTimeout: TEST_MS,
    // What the runner brings for each story file is brought once, or not used: no test here has Jest's matchers or snapshots.
    testEnvironment: '<rootDir>/.storybook/testRunner/environment.mjs',
    snapshotSerializers: [],
    setupFilesAfterEnv: [
      '<rootDir>/.storybook/testRunner/hooks.ts',
      ...(process.env.CI ? ['<rootDir>/.storybook/testRunner/secondTry.ts'] : []),
    ],
    testEnvironmentOptions: {
      ...base.testEnvironmentOptions,
      'jest-playwright': {
        ...playwright,
        browsers: ['chromium'],
        launchOptions: {
          ...playwright.launchOptions,
          ...launchOptions,
          headless: true,
          args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
        },
        contextOptions: {
          viewport: { width: 1280, height: 900 },
          deviceScaleFactor: 1,
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai',
          reducedMotion: 'reduce',
        },
      },
    },
  };
};
