// What the generated tests call around each story; takes the place of the runner's own set-up file (environment.mjs).
import config from '../test-runner.ts';

Object.assign(globalThis, {
  __sbPreVisit: config.preVisit,
  __sbPostVisit: config.postVisit,
  __sbCollectCoverage: false,
});
