import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ChildPool, type PoolOptions } from './childPool.ts';

const SCRIPT = join(import.meta.dirname, '../../testing/poolProcess.ts');
const MB = 1_048_576;

const pools: ChildPool[] = [];
afterAll(() => {
  for (const pool of pools) pool.close();
});

function openPool(options: Partial<PoolOptions> = {}): ChildPool {
  const pool = new ChildPool({
    script: SCRIPT,
    size: 1,
    waitingMax: 4,
    jobMs: 60_000,
    memoryMaxBytes: 512 * MB,
    ...options,
  });
  pools.push(pool);
  return pool;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a job runs in a process of its own, which knows no secret of the server (U11)', async () => {
  process.env['SECRET_KEY'] = 'secret';
  const done = (await openPool().run(1, 'work')) as { pid: number; settings: string[] };
  delete process.env['SECRET_KEY'];
  expect(done.pid).not.toBe(process.pid);
  expect(done.settings).not.toContain('SECRET_KEY');
});

test('a process that dies, hangs or grows takes only its job with it; the next job finds a new one (U11)', async () => {
  const pool = openPool({ memoryMaxBytes: 256 * MB });
  await expect(pool.run(1, 'die')).rejects.toMatchObject({ problem: 'died' });
  await expect(pool.run(1, 'grow')).rejects.toMatchObject({ problem: 'exceeded' });
  await expect(pool.run(1, 'fail')).rejects.toMatchObject({ message: 'no room', code: 'ENOSPC' });
  expect(await pool.run(1, 'work')).toMatchObject({ what: 'work' });
  const short = openPool({ jobMs: 2_000 });
  await expect(short.run(1, 'hang')).rejects.toMatchObject({ problem: 'exceeded' });
});

test('jobs wait in a bounded queue, of which one owner has half; owners take turns (U11, S12)', async () => {
  const pool = openPool();
  const order: number[] = [];
  const run = (owner: number) =>
    pool.run(owner, 'wait').then(
      () => order.push(owner),
      (error: { problem: string }) => error.problem,
    );
  const all = [run(1), run(1), run(1), run(1), run(2), run(3), run(4)];
  expect(pool.hasPlace(5)).toBe(false);
  const done = await Promise.all(all);
  expect(done.filter((each) => each === 'full')).toHaveLength(2);
  expect(order).toEqual([1, 2, 3, 1, 1]);
  expect(pool.hasPlace(1)).toBe(true);
});

test('an idle process ends, and closing a pool ends all of them', async () => {
  const idle = openPool({ idleMs: 50 });
  const { pid } = (await idle.run(1, 'work')) as { pid: number };
  await expect.poll(() => isAlive(pid)).toBe(false);
  const pool = openPool();
  const busy = pool.run(1, 'hang');
  await expect.poll(() => pool.pids.length).toBe(1);
  const [other = 0] = pool.pids;
  pool.close();
  await expect(busy).rejects.toMatchObject({ problem: 'died' });
  await expect.poll(() => isAlive(other)).toBe(false);
});

test("the decoder of pictures is imported by the picture process alone, never by the server's own (U11)", () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!.*\.test\.ts$)(?!testing\/).*\.ts$/.test(name),
  );
  const using = files.filter((name) => /from 'sharp'|import\('sharp'\)/.test(readFileSync(join(root, name), 'utf8')));
  expect(using.toSorted()).toEqual(['modules/uploads/picture.ts', 'modules/uploads/pictureProcess.ts']);
  const importing = files.filter((name) =>
    /^import (?!type\b).*\/picture\.ts'/m.test(readFileSync(join(root, name), 'utf8')),
  );
  expect(importing).toEqual(['modules/uploads/pictureProcess.ts']);
});
