// scoreSheet.ts list|confirm|sendBack: score sheets that students have handed in and the school has not checked.
import { runDecision } from './decide.ts';
import { decideSheets } from './decideSheets.ts';

await runDecision(decideSheets);
