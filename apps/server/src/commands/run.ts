import { StartError } from '../platform/ops/startError.ts';

/** Runs a command: a `StartError` is one sentence on the error output and exit 1, anything else is a fault of ours. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
