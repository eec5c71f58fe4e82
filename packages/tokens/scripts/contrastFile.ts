import { join } from 'node:path';
import type { Pair } from '../src/contrastPairs.ts';
import { pairsOf } from './contrastReport.ts';
import { readGroup } from './readTokens.ts';

/** The pairs of the file in a token folder. */
export const readPairs = (tokenFolder: string): Pair[] => pairsOf(readGroup(join(tokenFolder, 'contrast.json')));
