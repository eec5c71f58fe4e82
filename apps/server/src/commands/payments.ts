// npm run payments -- list|return|dismiss: payments that a provider has confirmed and the server has not applied.
import { runDecision } from './decide.ts';
import { decideAlarms } from './decideAlarms.ts';

await runDecision(decideAlarms);
