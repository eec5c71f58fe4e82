import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../core/startError.ts';
import type { BulkTx } from '../data/bulk.ts';
import type { Store } from '../data/database.ts';
import { isStoredName } from '../files/mediaTypes.ts';
import { BACKUP_LOCK } from '../files/uploadSweep.ts';
import { folderOf } from '../files/uploads.ts';
import {
  bindSchool,
  type CopiedTable,
  countRows,
  hasTables,
  rowsOf,
  selectKeyFingerprint,
  selectMigrations,
  selectTables,
} from './catalog.ts';
import { filePath, type Manifest, openFolder, readBackup, rowsPath, writeManifest, writeMeasured } from './folder.ts';

/** What is backed up, and where to. */
export interface BackupRequest {
  store: Store;
  /** The data folder, which holds the uploaded files. */
  dataDir: string;
  folder: string;
  /** SQL conditions by table for rows that no backup holds, as their files are not finished. */
  omitted: Readonly<Record<string, string>>;
  /** Takes a backup although files are missing in the store. */
  mayLackFiles: boolean;
}

/** Checksum of no bytes. */
const NOTHING = createHash('sha256').digest('hex');

type Rows = Omit<Manifest, 'format' | 'files'>;
interface StoredFile {
  school: number;
  name: string;
}

/**
 * Writes the rows of all tables and all uploaded files, of one moment, into an empty folder. It needs no right beyond those of the
 * tables' owner: schools are copied one by one as row-level security shows them. Every table is counted by the database and by the
 * lines that were written, and at the end every file is read again.
 */
export async function takeBackup(request: BackupRequest): Promise<Manifest> {
  const { store, folder } = request;
  await openFolder(folder);
  const bulk = await store.openBulk();
  try {
    await bulk.lock(BACKUP_LOCK);
    const { stored, ...rows } = await bulk.transaction('snapshot', (tx) => copyRows(tx, request));
    await expectFiles(request, stored);
    const files: Manifest['files'] = [];
    for (const { school, name } of stored) {
      const source = join(folderOf(request.dataDir, school), name);
      if (await isFile(source)) {
        const { bytes, sha256 } = await writeMeasured(join(folder, filePath(school, name)), createReadStream(source));
        files.push({ school, name, bytes, sha256 });
      }
    }
    await writeManifest(folder, { ...rows, files });
  } finally {
    await bulk.close();
  }
  return readBackup(folder);
}

async function copyRows(tx: BulkTx, request: BackupRequest): Promise<Rows & { stored: StoredFile[] }> {
  if (!(await hasTables(tx))) throw new StartError('There is no database to back up: it has no tables.');
  const [facts] = await tx.query<{ now: Date; server: string }>(
    `select now() as now, current_setting('server_version') as server`,
  );
  if (!facts) throw new Error('the database does not tell its time');
  const schools = await tx.query<{ id: number; label: string }>('select id, label from company order by id');
  const tables = await selectTables(tx);
  const copied: Rows['tables'] = [];
  const stored: StoredFile[] = [];
  for (const table of tables.filter(({ isTenant }) => !isTenant))
    copied.push(await copyTable(tx, request, table, null));
  for (const { id } of schools) {
    await bindSchool(tx, id);
    for (const table of tables.filter(({ isTenant }) => isTenant)) copied.push(await copyTable(tx, request, table, id));
    const found = await tx.query<{ name: string }>(
      `select substr(path, 3) as name from upload where company_id = $1 and path like 'u/%' order by path`,
      [id],
    );
    for (const { name } of found) if (isStoredName(name)) stored.push({ school: id, name });
  }
  const sequences = await tx.query<{ name: string; value: number }>(
    `select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return {
    takenAt: facts.now.toISOString(),
    engine: request.store.engine,
    server: facts.server,
    migrations: await selectMigrations(tx),
    keyFingerprint: await selectKeyFingerprint(tx),
    schools,
    sequences,
    tables: copied,
    stored,
  };
}

async function copyTable(
  tx: BulkTx,
  { folder, omitted }: BackupRequest,
  table: CopiedTable,
  school: number | null,
): Promise<Rows['tables'][number]> {
  const { name, columns, order } = table;
  const source = rowsOf(table, school, omitted[name]);
  const rows = await countRows(tx, source);
  if (rows === 0) return { name, school, rows, bytes: 0, sha256: NOTHING };
  const lines = await tx.copyOut(`select ${columns} ${source} order by ${order}`);
  const written = await writeMeasured(join(folder, rowsPath(name, school)), lines);
  if (written.lines !== rows) {
    throw new Error(`${name}: ${written.lines} rows were written of ${rows}`);
  }
  return { name, school, rows, bytes: written.bytes, sha256: written.sha256 };
}

/** A wrong data folder would give a backup without files: what is missing is named before any is copied. */
async function expectFiles({ dataDir, mayLackFiles }: BackupRequest, stored: readonly StoredFile[]): Promise<void> {
  if (mayLackFiles) return;
  const missing: string[] = [];
  for (const { school, name } of stored) {
    const file = join(folderOf(dataDir, school), name);
    if (!(await isFile(file))) missing.push(file);
  }
  if (missing.length === 0) return;
  throw new StartError(
    `${missing.length} of ${stored.length} uploaded files are not where DATA_DIR says, the first at ${missing[0]}: name the data folder of the server, or add --without-missing-files if they are lost.`,
  );
}

const isFile = async (file: string) => (await stat(file).catch(() => null))?.isFile() === true;
