import { isDiskFull } from '../platform/core/diskFull.ts';
import { StartError } from '../platform/core/startError.ts';

/** A migration or the seed found no room; its transaction is rolled back. */
const FULL = 'The disk of the database is full: free some room and start again; the data itself is not damaged.';

/** Runs a command: a `StartError` prints one sentence to stderr and exits with 1, anything else is a bug. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError) && !isDiskFull(error)) throw error;
    process.stderr.write(`${error instanceof StartError ? error.message : FULL}\n`);
    process.exit(1);
  }
}
