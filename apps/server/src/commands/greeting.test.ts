import { describe, expect, test } from 'vitest';
import { readConfig } from '../platform/core/config/config.ts';
import { greeting } from './greeting.ts';

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@127.0.0.1/s', SECRET_KEY: 'k'.repeat(32) };
const stun = { STUN_URLS: 'stun:s:3478' };
const turn = { TURN_URLS: 'turn:t:3478', TURN_SECRET: 'geheim' };

describe('the start of the server', () => {
  test.each([
    ['production', production],
    ['demo', {}],
    ['a database without DEMO=1', { DATABASE_URL: production.DATABASE_URL }],
  ])('says that STUN and TURN are unset, and what to set: %s', (_name, env) => {
    const words = greeting(readConfig(env), 8080);
    expect(words).toContain('STUN_URLS and TURN_URLS are not set');
    expect(words).toContain('Set STUN_URLS=stun:host:3478, and TURN_URLS=turn:host:3478 and TURN_SECRET');
    expect(words.endsWith('\n')).toBe(true);
  });

  test('names only the relay where it alone is missing, and nothing where it is there', () => {
    const partly = greeting(readConfig({ ...production, ...stun }), 8080);
    expect(partly).toContain('TURN_URLS is not set');
    expect(partly).not.toContain('STUN_URLS');
    for (const env of [turn, { ...stun, ...turn }])
      expect(greeting(readConfig({ ...production, ...env }), 8080)).not.toContain('Study room:');
  });
});

describe('the start on plain http for other machines', () => {
  const start = (env: Record<string, string>) => greeting(readConfig(env), 8080);

  test.each([
    ['demo', { HOST: '0.0.0.0' }],
    ['production', { ...production, HOST: '192.168.1.20' }],
  ])('says what needs https: %s', (_name, env) => {
    expect(start(env)).toContain('Plain http: other machines can use everything but camera, microphone and screen');
  });

  test.each([
    ['on this machine alone', {}],
    ['behind a proxy with https', { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://{label}.school.example' }],
  ])('says nothing %s', (_name, env) => {
    expect(start(env)).not.toContain('Plain http');
  });
});

describe('the start without a sender of messages', () => {
  const sms = { SMS_HOOK_URL: 'https://sms.example', SMS_HOOK_SECRET: 'k'.repeat(16) };
  const mail = { SMTP_URL: 'smtp://mail.example' };
  const start = (env: Record<string, string>) => greeting(readConfig({ ...production, ...env }), 8080);

  test('says who gets no codes, and what to set', () => {
    expect(start({})).toContain('No short messages: phones get no codes, so nobody registers by phone.');
    expect(start({})).toContain('No mail: mail addresses get no codes. Set SMTP_URL.');
    expect(start(sms)).not.toContain('No short messages');
    expect(start({ ...sms, ...mail })).not.toMatch(/No (?:short messages|mail)/);
    expect(greeting(readConfig({}), 8080)).not.toMatch(/No (?:short messages|mail)/);
  });
});
