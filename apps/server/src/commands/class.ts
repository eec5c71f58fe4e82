// npm run class -- list|cancel: the classes of a school; a cancelled one is refunded by the running server.
import { cancelClasses } from './cancelClasses.ts';
import { runDecision } from './decide.ts';

await runDecision(cancelClasses);
