import type { SchoolSweep } from '../work/retention.ts';
import { sweepUploads } from './uploadSweep.ts';

/** Stored files that nothing uses (S11, U2). */
export const FILE_RETENTION: readonly SchoolSweep[] = [{ table: 'upload', sweep: sweepUploads }];
