import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { migrate } from './db/migrate.ts';
import { createLogins } from './domain/logins/session.ts';
import { errorTexts } from './domain/refusalWords.ts';
import { type MovableClock, machineClock } from './platform/core/clock.ts';
import type { Config } from './platform/core/config/config.ts';
import { expectRoomToStart, prepareDataFolder, withFullDisk, writable } from './platform/core/dataFolder.ts';
import { Disk } from './platform/core/disk.ts';
import { mediaFoldersOf } from './platform/core/mediaFolders.ts';
import { createMetrics } from './platform/core/metrics.ts';
import { type Secrets, storedSecretKey } from './platform/core/secrets.ts';
import { Cache } from './platform/data/cache.ts';
import { Companies } from './platform/data/companies.ts';
import { openEmbedded, openPostgres, type Store } from './platform/data/database.ts';
import { lockFolder } from './platform/data/lock.ts';
import { openSecrets, type SecretKeys } from './platform/data/sealedKey.ts';
import { bindTenancy } from './platform/data/tenancy.ts';
import { KnownLogins } from './platform/http/knownLogins.ts';
import type { Platform } from './platform/http/platform.ts';
import { DEMO_MEDIA } from './seed/mediaFolders.ts';

/** Opens the configured database, under the folder's lock when it is the embedded one (S1). */
export async function openStore(config: Config): Promise<Store> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl);
  const folder = join(config.dataDir, 'db');
  prepareDataFolder(config.dataDir);
  const unlock = writable(config.dataDir, () => lockFolder(folder));
  try {
    expectRoomToStart(config.dataDir);
    const store = await openEmbedded(folder);
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw withFullDisk(error, config.dataDir);
  }
}

/** The same for commands that migrate or read whole tables: no statement has a time limit. */
export async function openPatientStore(config: Config): Promise<Store> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, { isPatient: true }) : openStore(config);
}

interface Parts {
  store: Store;
  config: Config;
  log: FastifyBaseLogger;
  clock?: MovableClock;
  hasProcessMetrics?: boolean;
}

/** Assembles the outside parts over an opened, migrated store. */
export async function assemble({
  store,
  config,
  log,
  clock = machineClock(),
  hasProcessMetrics = false,
}: Parts): Promise<Platform> {
  const tenancy = bindTenancy(store, config.databaseRole);
  const secrets = await secretsOf(store, config, clock.now());
  const cache = new Cache(clock);
  await cache.listen(store);
  return {
    config,
    clock,
    store,
    tenancy,
    cache,
    knownLogins: new KnownLogins(),
    log,
    secrets,
    logins: createLogins({ secrets, clock, idleMs: config.tokenIdleMs }),
    texts: errorTexts,
    media: mediaFoldersOf(config, DEMO_MEDIA),
    disk: new Disk(config.dataDir, config.uploads.diskReserveBytes),
    companies: new Companies(tenancy, cache),
    metrics: createMetrics({ hasProcess: hasProcessMetrics }),
  };
}

/** The configured keys, or the one stored in the data folder. */
export function secretKeysOf({ secretKey, formerSecretKeys, dataDir }: Config): SecretKeys {
  const current = secretKey ?? writable(dataDir, () => storedSecretKey(dataDir));
  return { current, former: formerSecretKeys };
}

/** The secrets of a migrated database. */
export function secretsOf({ owner }: Pick<Store, 'owner'>, config: Config, now: Date): Promise<Secrets> {
  return openSecrets(owner, secretKeysOf(config), now);
}

/** Migrates the database; on PostgreSQL over separate connections without a statement timeout. */
export async function prepareStore(
  store: Store,
  config: Config,
  fill: (store: Store) => Promise<void>,
): Promise<string[]> {
  const patient = config.databaseUrl ? await openPostgres(config.databaseUrl, { isPatient: true }) : store;
  try {
    const applied = await migrate(patient, config.databaseRole);
    await fill(patient);
    return applied;
  } finally {
    if (patient !== store) await patient.close();
  }
}
