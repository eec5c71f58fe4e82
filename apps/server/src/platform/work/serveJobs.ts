import { EXIT_MEMORY, type JobReply } from './childPool.ts';

const WATCH_MS = 50;

/** The process's side of a `ChildPool`: does the jobs that the server sends, and ends with it. */
export function serveJobs<I>(work: (input: I) => Promise<unknown>): void {
  const memoryMaxBytes = Number(process.argv[2]);
  setInterval(() => {
    if (process.memoryUsage.rss() > memoryMaxBytes) process.exit(EXIT_MEMORY);
  }, WATCH_MS).unref();
  process.on('message', ({ input }: { input: I }) => {
    void replyTo(work, input).then((reply) => process.send?.(reply));
  });
  process.on('disconnect', () => process.exit(0));
}

async function replyTo<I>(work: (input: I) => Promise<unknown>, input: I): Promise<JobReply> {
  try {
    return { result: await work(input) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { failure: { message: error instanceof Error ? error.message : '', code } };
  }
}
