import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openPostgres, type Store } from '../../../apps/server/src/platform/data/database.ts';
import type { Options } from '../options.ts';
import { type EmbeddedSchool, prepareEmbedded } from './embeddedSchool.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { ROOT, type Running, start } from './processes.ts';
import { recordPostgres, type Statement } from './recording.ts';
import { type BenchSchool, prepareSchool, type Size } from './school.ts';

/** Multiplies the rate limits: the limiter counts as usual, and refuses no request. */
const NO_LIMIT = '1000000';
/** Courses of the small school of the growth figures. */
const FEW = 1_000;
/** Schools of the large database. */
const TENANTS = 1_000;

/** A filled database on PostgreSQL. */
export interface Filled {
  url: string;
  school: BenchSchool;
  /** Cost of one page of the list for a student: the statements of its transaction. */
  statements: Statement[];
}

/** Options of a peer. */
interface Peer {
  answer?: string;
  database?: string;
  statements?: Statement[];
  acts?: unknown;
}

/** Shared by the groups: a folder, the databases, and all processes to be ended. */
export class Bench {
  /** Removed at the end. */
  readonly folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-bench-'));
  private readonly options: Options;
  private readonly closers: (() => Promise<void>)[] = [];
  private readonly filled = new Map<string, Promise<Filled>>();
  private postgres: Promise<Postgres> | null = null;
  private folders: Promise<EmbeddedSchool> | null = null;
  /** What the build has said; null before it. */
  private bundle: Buffer | null = null;

  constructor(options: Options) {
    this.options = options;
    chmodSync(this.folder, 0o755); // PostgreSQL may run under another user
  }

  /** One school with a thousand courses. */
  small(): Promise<Filled> {
    return this.database('bench_small', { courses: FEW, tenants: 0 });
  }

  /** A thousand schools, one of them with a hundred thousand courses (with `--large`, a million). */
  large(): Promise<Filled> {
    return this.database('bench_large', { courses: this.options.courses, tenants: TENANTS });
  }

  /** A new database, with `prepare` run before its school is closed. */
  async prepared<T>(name: string, size: Size, prepare: (store: Store, school: BenchSchool) => Promise<T>) {
    const postgres = await this.server();
    await this.administer(`create database ${name}`);
    const url = postgres.url(name);
    const store = await openPostgres(url, { isPatient: true });
    try {
      const school = await prepareSchool(store, size);
      return { url, school, made: await prepare(store, school) };
    } finally {
      await store.close(); // it holds a listening connection, which would keep the process alive
    }
  }

  /** Copies a database without connections; returns the address of the copy. */
  async copy(name: string, as: string): Promise<string> {
    await this.administer(`create database ${as} template ${name}`);
    return (await this.server()).url(as);
  }

  /** A small school on the embedded engine. */
  embedded(): Promise<EmbeddedSchool> {
    this.folders ??= prepareEmbedded(this.folder);
    return this.folders;
  }

  /** The product's own server on a filled database; `env` overrides its settings. */
  ours({ url, school }: Pick<Filled, 'url' | 'school'>, env: Record<string, string> = {}): Promise<Running> {
    return this.run('apps/server/src/main.ts', { ...this.settings(school), DATABASE_URL: url, ...env });
  }

  /** The same on the embedded engine. */
  oursEmbedded(dataDir: string, school: BenchSchool): Promise<Running> {
    return this.run('apps/server/src/main.ts', { ...this.settings(school), DATA_DIR: dataDir });
  }

  /** The server as `npm run build` writes it and production starts it. */
  built({ url, dataDir, school }: { url?: string; dataDir?: string; school: BenchSchool }): Promise<Running> {
    this.bundle ??= execFileSync('pnpm', ['--filter', '@shuyuan/server', 'run', 'build'], { cwd: ROOT });
    const database = { ...(url ? { DATABASE_URL: url } : {}), ...(dataDir ? { DATA_DIR: dataDir } : {}) };
    return this.run('apps/server/dist/main.js', { ...this.settings(school), ...database });
  }

  /** The product's own server as `npm start` runs it: five demo schools in a folder, which it fills where that is empty. */
  demo(dataDir: string): Promise<Running> {
    return this.run('apps/server/src/main.ts', { DEMO: '1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  }

  /** A peer; `answer` is the body of `/fixed`, `statements` are repeated by `/list`, `acts` by `/acts/…`. */
  peer(engine: 'none' | 'pg' | 'pglite', given: Peer = {}) {
    return this.run('tests/bench/server/peer.ts', {
      ENGINE: engine,
      DATABASE: given.database ?? '',
      ...(given.answer ? { ANSWER: this.file(given.answer) } : {}),
      ...(given.statements ? { STATEMENTS: this.file(JSON.stringify(given.statements)) } : {}),
      ...(given.acts ? { ACTS: this.file(JSON.stringify(given.acts)) } : {}),
    });
  }

  /** Ends all processes and removes the folder. */
  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close().catch(() => {});
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a script that listens on `PORT`. */
  async run(script: string, env: Record<string, string>): Promise<Running> {
    const running = await start(script, env);
    this.closers.push(() => running.stop());
    return running;
  }

  private settings({ secretKey }: BenchSchool) {
    return { SECRET_KEY: secretKey, RATE_LIMIT_FACTOR: NO_LIMIT, DEMO: '1', DATA_DIR: path.join(this.folder, 'data') };
  }

  private file(text: string): string {
    const name = path.join(this.folder, `${crypto.randomUUID()}.json`);
    writeFileSync(name, text);
    return name;
  }

  private database(name: string, size: Size): Promise<Filled> {
    const filled = this.filled.get(name) ?? this.fill(name, size);
    this.filled.set(name, filled);
    return filled;
  }

  private async fill(name: string, size: Size): Promise<Filled> {
    const { url, school, made } = await this.prepared(name, size, async (_store, { askHere }) => {
      await askHere(); // the first request also looks up the school
      return recordPostgres(askHere);
    });
    return { url, school, statements: made };
  }

  private server(): Promise<Postgres> {
    this.postgres ??= startPostgres(path.join(this.folder, 'postgres')).then((postgres) => {
      this.closers.unshift(() => postgres.stop());
      return postgres;
    });
    return this.postgres;
  }

  private async administer(statement: string): Promise<void> {
    const admin = new pg.Client({ connectionString: (await this.server()).url('postgres') });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  }
}
