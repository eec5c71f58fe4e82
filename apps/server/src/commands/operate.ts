import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { secretKeysOf } from '../boot.ts';
import { migrate } from '../db/migrate.ts';
import { StartError } from '../platform/core/startError.ts';
import { resealKey } from '../platform/data/sealedKey.ts';
import { type BackupParts, backUp, restore } from './backups.ts';
import { describe } from './describe.ts';

const USAGE =
  'Usage: npm run ops -- status · backup <new folder> [--without-missing-files] · restore <folder of a backup> · reseal.';

/** Tells what there is, takes or restores a backup, or seals the stored key anew; resolves to the lines to print. */
export async function operate(args: readonly string[], parts: BackupParts & { now: Date }): Promise<string[]> {
  const { command, folder, mayLackFiles } = parse(args);
  if (command === 'status' && !folder) return describe(parts);
  if (command === 'reseal' && !folder) return reseal(parts);
  if (command === 'backup' && folder) return backUp(parts, resolve(folder), { mayLackFiles });
  if (command === 'restore' && folder) return restore(parts, resolve(folder));
  throw new StartError(USAGE);
}

async function reseal({ store, config, now }: BackupParts & { now: Date }): Promise<string[]> {
  await migrate(store, config.databaseRole);
  const isChanged = await resealKey(store.owner, secretKeysOf(config), now);
  return [
    isChanged
      ? 'The stored key is sealed with SECRET_KEY now: SECRET_KEY_OLD may go, once every server runs with the new one.'
      : 'The stored key is sealed with SECRET_KEY already; nothing was changed.',
  ];
}

function parse(args: readonly string[]) {
  try {
    const options = { 'without-missing-files': { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [command, folder, ...more] = positionals;
    if (more.length > 0) throw new StartError(USAGE);
    return { command, folder, mayLackFiles: values['without-missing-files'] };
  } catch {
    throw new StartError(USAGE);
  }
}
