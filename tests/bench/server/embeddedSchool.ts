import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { embeddedParsers, embeddedStore } from '../../../apps/server/src/platform/database.ts';
import { recordEmbedded, type Statement } from './recording.ts';
import { type BenchSchool, prepareSchool } from './school.ts';

/** Courses of a small school: what the embedded engine is documented for. */
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
  const dataDir = path.join(home, 'embedded');
  const folder = path.join(dataDir, 'db');
  mkdirSync(dataDir, { recursive: true });
  const engine = await PGlite.create({ dataDir: folder, parsers: embeddedParsers });
  const statements = recordEmbedded(engine);
  const store = embeddedStore(engine);
  const school = await prepareSchool(store, { courses: COURSES, tenants: 0 });
  await school.askHere();
  statements.length = 0;
  await school.askHere();
  await store.close();
  const peerFolder = path.join(home, 'embedded-peer');
  cpSync(folder, peerFolder, { recursive: true });
  return { dataDir, peerFolder, school, statements };
}
