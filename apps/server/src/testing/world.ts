import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { assemble } from '../boot.ts';
import { frozenClock, type MovableClock } from '../platform/core/clock.ts';
import { type Config, readConfig } from '../platform/core/config/config.ts';
import { createLog } from '../platform/core/log.ts';
import type { Platform } from '../platform/http/platform.ts';
import { openTestStore } from './engine.ts';
import { type Recorder, recordAnswers } from './recorder.ts';
import { createSchool, type School } from './school.ts';

/** The present of tests unless they move the clock: a Friday, 16:00 in Beijing. */
export const TEST_NOW = new Date('2026-11-20T08:00:00.000Z');

/** The server of a test file. Read its parts inside tests and hooks; they are there once `beforeAll` has run. */
export interface World {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  /** Frozen at `TEST_NOW` until a test moves it. */
  readonly clock: MovableClock;
  /** A new school with its own hostname, agreements in force, and nothing else. */
  school(): Promise<School>;
  /** Everything the server has logged, one JSON text per entry. */
  readonly logged: string[];
}

/**
 * The real app over one migrated database for a test file (CONTRIBUTING.md); embedded, or on PostgreSQL where
 * `TEST_DATABASE_URL` names a server. Call it once at the top of the file:
 *
 *     const world = openWorld();
 *
 *     test('lists only the courses of its own school (T3)', async () => {
 *       const school = await world.school(); // school.id, school.label, school.host
 *       await school.withTenant((tx) => tx.insertInto('course').values({ company_id: school.id, … }).execute());
 *       const visitor = school.visitor();
 *       const page = await visitor.ask(contract.courses.list, { page: 1 }); // product words in and out; throws AskError
 *       const student = await school.student({ nickname: '小明' }); // a row and a living login; student.id, student.token
 *       const answer = await student.answer(contract.courses.past); // { status, code, data, body, headers }, never throws
 *       const raw = await visitor.send({ method: 'GET', path: '/api/menu/menuBarList', query: { companyId: '7' } });
 *     });
 *
 * - Each test creates its own schools; nothing is rolled back, nothing is shared.
 * - `ask` and `answer` take `{ requestId, locale: 'en', token }` as third argument.
 * - After each test the recorder fails it if any answer was 400 or 403, or -1 or 401 for a token that was valid (E4).
 * - `openWorld({ config: { rateLimitFactor: 1 } })` changes the configuration; limits are off by default.
 */
export function openWorld(options: { config?: Partial<Config> } = {}): World {
  const logged: string[] = [];
  const clock = frozenClock(TEST_NOW);
  const dataDir = mkdtempSync(join(tmpdir(), 'shuyuan-test-'));
  let opened: { app: FastifyInstance; platform: Platform; recorder: Recorder } | null = null;
  const parts = () => {
    if (!opened) throw new Error('The world opens in beforeAll: use it inside tests and hooks.');
    return opened;
  };
  beforeAll(async () => {
    const config: Config = {
      ...readConfig({
        DATA_DIR: dataDir,
        SECRET_KEY: randomBytes(32).toString('hex'),
        RATE_LIMIT_FACTOR: '0',
        PORT: '8080',
      }),
      ...options.config,
    };
    const log = createLog('info', { write: (line) => void logged.push(line) });
    const platform = await assemble({ store: await openTestStore(), config, log, clock });
    const app = await buildApp(platform);
    const recorder = recordAnswers(app);
    await app.ready();
    opened = { app, platform, recorder };
  });
  afterEach(async () => {
    await opened?.recorder.check();
  });
  afterAll(async () => {
    await opened?.app.close();
    await opened?.platform.store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    clock,
    logged,
    get app() {
      return parts().app;
    },
    get platform() {
      return parts().platform;
    },
    school: () => createSchool(parts().app),
  };
}
