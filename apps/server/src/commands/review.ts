// npm run review -- list|reports|approve|reject|takeOff|putBack|show|hide: what students write, and the school has to judge.
import { runDecision } from './decide.ts';
import { reviewWritings } from './reviewWritings.ts';

await runDecision(reviewWritings);
