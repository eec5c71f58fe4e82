import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretKeysOf } from '../boot.ts';
import { expectOwn, migrate, migrateTo } from '../db/migrate.ts';
import { type Manifest, readBackup } from '../platform/backup/folder.ts';
import { expectEmpty, restoreBackup } from '../platform/backup/restore.ts';
import { takeBackup } from '../platform/backup/take.ts';
import type { Config } from '../platform/core/config/config.ts';
import { prepareDataFolder } from '../platform/core/dataFolder.ts';
import { StartError } from '../platform/core/startError.ts';
import type { Store } from '../platform/data/database.ts';
import { fingerprintOf } from '../platform/data/sealedKey.ts';

/** Where the commands of this file work. */
export interface BackupParts {
  store: Store;
  config: Config;
}

/** The generated key of the embedded default, which is no variable that the operator has written down. */
const KEY_FILE = 'secret.key';
/** Uploads under way: their bytes are not finished, so their browsers begin anew. */
const OMITTED = { open_upload: 'upload_id is not null' };

/** Takes a backup; resolves to the lines to print. */
export async function backUp(
  { store, config }: BackupParts,
  folder: string,
  { mayLackFiles = false } = {},
): Promise<string[]> {
  const { dataDir } = config;
  const manifest = await takeBackup({ store, dataDir, folder, omitted: OMITTED, mayLackFiles });
  const key = join(dataDir, KEY_FILE);
  const hasKey = config.secretKey === null && existsSync(key);
  if (hasKey) writeFileSync(join(folder, KEY_FILE), readFileSync(key), { mode: 0o600 });
  return [
    `Backup in ${folder}: ${contentOf(manifest)}. Every file was read again.`,
    hasKey
      ? `It holds ${KEY_FILE}, which opens its codes and logins: guard it as you guard the server.`
      : 'It does not hold SECRET_KEY, without which its codes, links and logins are lost: keep that elsewhere.',
  ];
}

/** Restores a backup into an empty database and data folder; resolves to the lines to print. */
export async function restore({ store, config }: BackupParts, folder: string): Promise<string[]> {
  const { dataDir } = config;
  const manifest = await readBackup(folder);
  await expectOwn(manifest.migrations);
  await expectEmpty({ store, dataDir });
  prepareDataFolder(dataDir);
  bringKey(config, folder, manifest);
  await migrateTo(store, manifest.migrations);
  await restoreBackup({ store, dataDir, folder, manifest });
  await migrate(store, config.databaseRole);
  return [`Restored from ${folder}: ${contentOf(manifest)}. The rows were counted again.`];
}

/** Makes sure that the server can open what the backup has sealed, before anything is changed. */
function bringKey(config: Config, folder: string, { keyFingerprint }: Manifest): void {
  if (keyFingerprint === null) return;
  const [own, theirs] = [join(config.dataDir, KEY_FILE), join(folder, KEY_FILE)];
  const hasTheirs = existsSync(theirs) && fingerprintOf(readFileSync(theirs, 'utf8')) === keyFingerprint;
  if (config.secretKey === null && hasTheirs) {
    writeFileSync(own, readFileSync(theirs), { mode: 0o600 });
    return;
  }
  const { current, former } = secretKeysOf(config);
  if ([current, ...former].some((key) => fingerprintOf(key) === keyFingerprint)) return;
  throw new StartError(
    hasTheirs
      ? `The backup is sealed with the key in ${theirs}: name its content in SECRET_KEY_OLD, beside SECRET_KEY. Nothing was changed.`
      : 'The backup is sealed with another SECRET_KEY: give that one, or name it in SECRET_KEY_OLD beside the new one. Nothing was changed.',
  );
}

function contentOf({ schools, tables, files, takenAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...files].reduce((sum, one) => sum + one.bytes, 0);
  return `${schools.length} schools, ${rows} rows, ${files.length} files, ${bytes} bytes, as of ${takenAt}`;
}
