import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedParsers, embeddedStore, type Store } from '../../../apps/server/src/platform/data/database.ts';
import { prepareActs } from './acts.ts';
import type { Recorder } from './learnAct.ts';
import { recordEmbedded, type Statement } from './recording.ts';
import { type BenchSchool, prepareSchool, type Size } from './school.ts';

/** Courses of a small school, the documented use of the embedded engine. */
const COURSES = 2_000;

/** A filled folder of the embedded engine for the server, and a copy of it for a peer. */
export interface EmbeddedSchool {
  dataDir: string;
  /** Only one process may open a folder (S1), so the peer has its own. */
  peerFolder: string;
  school: BenchSchool;
  statements: Statement[];
}

/** Fills the folders once for all groups that use them. */
export async function prepareEmbedded(home: string): Promise<EmbeddedSchool> {
  const filled = await fillFolder(home, 'embedded', { courses: COURSES, tenants: 0 }, async ({ school, record }) => {
    await school.askHere(); // the first request also looks up the school
    return record(() => school.askHere());
  });
  return { ...filled, peerFolder: filled.copyFor('peer'), statements: filled.made };
}

/** A folder of a school with trade, and copies of it for the peers. */
export async function prepareEmbeddedTrade(home: string, size: Size, count: number) {
  const filled = await fillFolder(home, 'trade', size, ({ store, school, record }) =>
    prepareActs(store, school, record, count),
  );
  const copies = { peer: filled.copyFor('peer'), sql: filled.copyFor('sql') };
  return { dataDir: filled.dataDir, school: filled.school, copies, acts: filled.made.acts };
}

interface Open {
  store: Store;
  school: BenchSchool;
  record: Recorder;
}

async function fillFolder<T>(home: string, name: string, size: Size, prepare: (open: Open) => Promise<T>) {
  const dataDir = path.join(home, name);
  const folder = path.join(dataDir, 'db');
  mkdirSync(dataDir, { recursive: true });
  const engine = await PGlite.create({ dataDir: folder, parsers: embeddedParsers });
  const found = recordEmbedded(engine);
  const record: Recorder = async (work) => {
    found.length = 0;
    await work();
    return [...found];
  };
  const store = embeddedStore(engine);
  const school = await prepareSchool(store, size);
  const made = await prepare({ store, school, record });
  await store.close();
  const copyFor = (whom: string) => {
    const copy = path.join(home, `${name}-${whom}`);
    cpSync(folder, copy, { recursive: true });
    return copy;
  };
  return { dataDir, school, made, copyFor };
}
