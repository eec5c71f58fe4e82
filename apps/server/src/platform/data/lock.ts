import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../core/dataFolder.ts';
import { StartError } from '../core/startError.ts';

const SQLITE_BUSY = 5;

/** Releases the lock; the operating system does so when the process dies. */
export type Unlock = () => void;

/**
 * Takes the lock of an embedded database folder (S1): an exclusive transaction on `<folder>.lock`, which the operating
 * system ends with its process, so the lock of a dead process is free and that of a live one is never stolen. Pid and start time
 * are in `<folder>.owner` for the message, because the locked file itself cannot be read.
 */
export function lockFolder(folder: string): Unlock {
  makeFolder(dirname(folder));
  const owner = `${folder}.owner`;
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new StartError(
      `The data folder ${folder} is in use by another server${describe(owner)}: stop that one, or choose another DATA_DIR.`,
    );
  }
  writeFileSync(owner, JSON.stringify({ pid: process.pid, startedAt: new Date().toISOString() }));
  return () => {
    rmSync(owner, { force: true });
    lock.close();
  };
}

/** Whether another process holds the lock, rather than that the file cannot be read or written. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function describe(owner: string): string {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(owner, 'utf8')) as { pid?: unknown; startedAt?: unknown };
    return ` (process ${String(pid)}, started ${String(startedAt)})`;
  } catch {
    return '';
  }
}
