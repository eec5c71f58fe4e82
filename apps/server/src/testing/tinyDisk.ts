import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own, in memory. */
export interface TinyDisk {
  folder: string;
  /** Fills it up to so many bytes. */
  fill(freeBytes: number): void;
  /** Takes away what `fill` wrote. */
  empty(): void;
  unmount(): void;
}

/** A disk of so many megabytes; null where mounting is not permitted. */
export function mountTinyDisk(megabytes: number): TinyDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  if (spawnSync('mount', options, { stdio: 'ignore' }).status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill(freeBytes) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)), { flag: 'a' });
    },
    empty: () => rmSync(ballast, { force: true }),
    unmount() {
      spawnSync('umount', ['-l', folder], { stdio: 'ignore' });
      rmdirSync(folder);
    },
  };
}
