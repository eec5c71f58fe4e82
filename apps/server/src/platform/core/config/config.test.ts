import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockFolder } from '../../data/lock.ts';
import { parseQuery } from '../../http/query.ts';
import { companyOfToken, createSecrets, storedSecretKey } from '../secrets.ts';
import { readConfig } from './config.ts';

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@127.0.0.1/s', SECRET_KEY: 'k'.repeat(32) };

describe('configuration', () => {
  test('has a default for everything outside production', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseRole: 'shuyuan_app',
      isDemo: true,
      trustProxy: false,
    });
  });

  test('names each bad value in one sentence', () => {
    const bad = {
      PORT: 'eighty',
      DATABASE_URL: 'mysql://x',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      DATABASE_ROLE: 'a;b',
      SECRET_KEY: 'short',
      TOKEN_IDLE_HOURS: '0',
    };
    const attempt = () => readConfig(bad);
    for (const name of Object.keys(bad)) expect(attempt).toThrow(new RegExp(`${name} must`));
    expect(attempt).toThrow(/^The configuration is wrong: .*\.$/);
  });

  test('is a demo only on the embedded database on loopback, or where DEMO=1 says so (S14)', () => {
    const demo = (env: Record<string, string>) => {
      const { isDemo, payments } = readConfig(env);
      return [isDemo, payments.hasSandbox];
    };
    const { DATABASE_URL } = production;
    for (const HOST of ['', '127.0.0.1', '127.1.2.3', '::1', 'localhost', 'a.localhost'])
      expect(demo({ HOST })).toEqual([true, true]);
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'localhost.example']) {
      expect(demo({ HOST })).toEqual([false, false]);
      expect(demo({ HOST, DEMO: '1' })).toEqual([true, true]);
    }
    expect(demo({ DATABASE_URL })).toEqual([false, false]);
    expect(demo({ DATABASE_URL, DEMO: '1' })).toEqual([true, true]);
    expect(() => readConfig({ DATABASE_URL, PAYMENT_SANDBOX: '1' })).toThrow(/PAYMENT_SANDBOX=1 needs DEMO=1/);
  });

  test('refuses a NODE_ENV that it does not know', () => {
    for (const NODE_ENV of ['prod', 'Production', 'staging'])
      expect(() => readConfig({ ...production, NODE_ENV })).toThrow(
        /NODE_ENV must be one of production, development, test/,
      );
    for (const NODE_ENV of ['', 'development', 'test']) expect(readConfig({ NODE_ENV }).isProduction).toBe(false);
  });

  test('wants a database server and a secret of its own in production, and no demo mode (S2, S10)', () => {
    expect(readConfig(production)).toMatchObject({ isDemo: false, isProduction: true, logLevel: 'info' });
    expect(() => readConfig({ ...production, DATABASE_URL: '' })).toThrow(/DATABASE_URL/);
    expect(() => readConfig({ ...production, SECRET_KEY: '' })).toThrow(/SECRET_KEY/);
    expect(() => readConfig({ ...production, DEMO: '1' })).toThrow(/DEMO=1 is refused in production/);
  });
});

describe('configuration of live parts', () => {
  const databaseUrl = { DATABASE_URL: production.DATABASE_URL };
  const redisUrl = { REDIS_URL: 'redis://127.0.0.1:6379' };

  test('lets processes tell each other over what there is', () => {
    expect(readConfig({}).live).toEqual({
      pubSub: 'none',
      redisUrl: null,
      stunUrls: [],
      turnUrls: [],
      turnSecret: null,
      isTurnOnly: false,
    });
    expect(readConfig(databaseUrl).live.pubSub).toBe('postgres');
    expect(readConfig({ ...databaseUrl, ...redisUrl }).live.pubSub).toBe('redis');
    expect(readConfig({ ...databaseUrl, ...redisUrl, PUBSUB: 'none' }).live.pubSub).toBe('none');
  });

  test('refuses a bus beside the embedded database (S2)', () => {
    expect(() => readConfig(redisUrl)).toThrow(/REDIS_URL needs DATABASE_URL/);
    expect(() => readConfig({ PUBSUB: 'postgres' })).toThrow(/PUBSUB=postgres needs DATABASE_URL/);
    expect(() => readConfig({ ...databaseUrl, PUBSUB: 'redis' })).toThrow(/PUBSUB=redis needs REDIS_URL/);
    expect(() => readConfig({ ...databaseUrl, PUBSUB: 'kafka' })).toThrow(/PUBSUB must be one of/);
  });

  test('reads the servers that help browsers to reach each other', () => {
    const env = { STUN_URLS: 'stun:a:3478, stun:b:3478', TURN_URLS: 'turns:c:5349', TURN_SECRET: 's' };
    expect(readConfig(env).live).toMatchObject({
      stunUrls: ['stun:a:3478', 'stun:b:3478'],
      turnUrls: ['turns:c:5349'],
      turnSecret: 's',
      isTurnOnly: false,
    });
    expect(readConfig({ ...env, TURN_ONLY: '1' }).live.isTurnOnly).toBe(true);
    expect(() => readConfig({ TURN_ONLY: '1' })).toThrow(/TURN_ONLY needs TURN_URLS/);
    expect(() => readConfig({ TURN_URLS: 'turn:c' })).toThrow(/TURN_URLS need TURN_SECRET/);
    expect(() => readConfig({ STUN_URLS: 'https://a' })).toThrow(/STUN_URLS must be/);
  });
});

describe('the lock of a data folder (S1)', () => {
  test('is held by one, named to the next, and free again afterwards', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shuyuan-lock-'));
    const unlock = lockFolder(join(folder, 'db'));
    expect(() => lockFolder(join(folder, 'db'))).toThrow(
      new RegExp(`in use by another server \\(process ${process.pid}, started 20`),
    );
    unlock();
    lockFolder(join(folder, 'db'))();
    rmSync(folder, { recursive: true });
  });
});

describe('secrets', () => {
  test('are made once and kept for their owner’s eyes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shuyuan-secret-'));
    const key = storedSecretKey(folder);
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(storedSecretKey(folder)).toBe(key);
    rmSync(folder, { recursive: true });
  });

  test('hash by purpose, school and key (T5)', () => {
    const [one, other] = [createSecrets('a'.repeat(32)), createSecrets('b'.repeat(32))];
    const hashes = [
      one.hash('token', 1, 'x'),
      one.hash('token', 2, 'x'),
      one.hash('code', 1, 'x'),
      other.hash('token', 1, 'x'),
      one.hash('token', 1, 'y'),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('open a sealed answer under its own key only', () => {
    const secrets = createSecrets('a'.repeat(32));
    const sealed = secrets.seal('key', '{"token":"书院"}');
    expect(secrets.unseal('key', sealed)).toBe('{"token":"书院"}');
    expect(() => secrets.unseal('other', sealed)).toThrow();
    expect(Buffer.from(sealed).includes('token')).toBe(false);
  });

  test('put the school into the token, and read it from nothing else (T5)', () => {
    const secrets = createSecrets('a'.repeat(32));
    expect(companyOfToken(secrets.newToken(121_823_223_701_505))).toBe(121_823_223_701_505);
    for (const text of [
      '',
      '1',
      'a.b',
      `0.${'a'.repeat(43)}`,
      `zzzzzzzzzzzz.${'a'.repeat(43)}`,
      `1.${'a'.repeat(42)}!`,
    ]) {
      expect(companyOfToken(text)).toBeNull();
    }
  });
});

describe('strict parsing (E2, S6, Z2)', () => {
  test('reads a query once a name, plus as blank, and nothing that is badly encoded', () => {
    expect(parseQuery('a=1&b=%E4%B9%A6+x&c')).toEqual({ values: { a: '1', b: '书 x', c: '' }, isMalformed: false });
    for (const query of ['a=1&a=2', 'a[]=1', 'a[b]=1', 'a=%', 'a=%ff', '%zz=1'])
      expect(parseQuery(query).isMalformed).toBe(true);
    expect(parseQuery('__proto__=1').values['polluted']).toBeUndefined();
  });
});
