import type { Reader } from './environment.ts';

const PUBSUBS = ['none', 'postgres', 'redis'] as const;

/** What carries pushes between the processes of one deployment. */
export type PubSub = (typeof PUBSUBS)[number];

/** Settings of sockets and of rooms with video and audio. */
export interface LiveSettings {
  pubSub: PubSub;
  redisUrl: string | null;
  /** `stun:host:port` of servers that report a browser's public address. */
  stunUrls: readonly string[];
  /** `turn:` and `turns:` addresses of a relay that shares `turnSecret` with us. */
  turnUrls: readonly string[];
  turnSecret: string | null;
  /** Video and audio go through the relay only, never directly between browsers. */
  isTurnOnly: boolean;
}

/** Reads these settings; the embedded database belongs to one process and needs no bus (S2). */
export function readLive(read: Reader, problems: string[], hasDatabaseUrl: boolean): LiveSettings {
  const redisUrl = read.url('REDIS_URL', ['redis:', 'rediss:']);
  const pubSub = read.oneOf('PUBSUB', PUBSUBS, redisUrl ? 'redis' : hasDatabaseUrl ? 'postgres' : 'none');
  if (pubSub !== 'none' && !hasDatabaseUrl) {
    problems.push(
      `${redisUrl ? 'REDIS_URL' : `PUBSUB=${pubSub}`} needs DATABASE_URL: the embedded database serves one process`,
    );
  }
  if (pubSub === 'redis' && !redisUrl) problems.push('PUBSUB=redis needs REDIS_URL');
  const turnUrls = listOf(read, 'TURN_URLS', /^turns?:[^\s,]+$/, 'turn: or turns: addresses with commas between them');
  const turnSecret = read.text('TURN_SECRET');
  if (turnUrls.length > 0 && !turnSecret) problems.push('TURN_URLS need TURN_SECRET');
  const isTurnOnly = read.flag('TURN_ONLY', false);
  if (isTurnOnly && turnUrls.length === 0) problems.push('TURN_ONLY needs TURN_URLS');
  return {
    pubSub,
    redisUrl,
    stunUrls: listOf(read, 'STUN_URLS', /^stuns?:[^\s,]+$/, 'stun: addresses with commas between them'),
    turnUrls,
    turnSecret,
    isTurnOnly,
  };
}

function listOf(read: Reader, name: string, form: RegExp, words: string): string[] {
  const items = (read.text(name) ?? '').split(',').flatMap((item) => item.trim() || []);
  read.check(
    name,
    items.every((item) => form.test(item)),
    words,
  );
  return items;
}
