import { StartError } from '../platform/ops/startError.ts';

/** Runs a command: a `StartError` prints one sentence to stderr and exits with 1, anything else is a bug. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
