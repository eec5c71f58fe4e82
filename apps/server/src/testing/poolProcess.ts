// A process of a pool that does what its job says, for tests of `ChildPool`.
import { serveJobs } from '../platform/work/serveJobs.ts';

const held: Buffer[] = [];

serveJobs(async (what: string) => {
  if (what === 'die') process.kill(process.pid, 'SIGKILL');
  if (what === 'hang') for (;;);
  if (what === 'grow') for (;;) await grow();
  if (what === 'fail') throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
  if (what === 'wait') await new Promise((resolve) => setTimeout(resolve, 200));
  return { pid: process.pid, what, settings: Object.keys(process.env) };
});

async function grow(): Promise<void> {
  held.push(Buffer.alloc(8_388_608, 1));
  await new Promise((resolve) => setTimeout(resolve, 5));
}
