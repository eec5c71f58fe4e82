import { checkSteps } from './checkSteps.mjs';
import { runSteps } from './steps.mjs';

await runSteps(checkSteps);
