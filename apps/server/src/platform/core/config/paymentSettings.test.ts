import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { companyOfTradeNo, newOutTradeNo, tagOfTradeNo } from '../../payments/tradeNo.ts';
import { readConfig } from './config.ts';
import { privateKeyPem, publicKeyPem } from './rsaKeys.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pkcs8 = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
const pkcs1 = String(privateKey.export({ format: 'pem', type: 'pkcs1' }));
const spki = String(publicKey.export({ format: 'pem', type: 'spki' }));
const bare = (pem: string) => pem.replaceAll(/-----[A-Z ]+-----|\n/g, '');

const alipay = { ALIPAY_APP_ID: '2021000000000001', ALIPAY_PRIVATE_KEY: bare(pkcs1), ALIPAY_PUBLIC_KEY: bare(spki) };
const wechat = {
  WECHAT_MCH_ID: '1900000001',
  WECHAT_APP_ID: 'wx0000000000000001',
  WECHAT_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  WECHAT_PRIVATE_KEY: pkcs8,
  WECHAT_API_V3_KEY: 'k'.repeat(32),
  WECHAT_PUBLIC_KEY_ID: 'PUB_KEY_ID_0000000000000024101100397200000006',
  WECHAT_PUBLIC_KEY: spki.replaceAll('\n', '\\n'),
};
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@127.0.0.1/s',
  SECRET_KEY: 'k'.repeat(32),
  PUBLIC_ORIGIN: 'https://{label}.school.example',
};

describe('the configuration of payments', () => {
  test('is the sandbox by default, and nothing in production', () => {
    expect(readConfig({}).payments).toEqual({ alipay: null, wechat: null, hasSandbox: true });
    expect(readConfig({ PAYMENT_SANDBOX: '0' }).payments.hasSandbox).toBe(false);
    expect(readConfig(production).payments).toEqual({ alipay: null, wechat: null, hasSandbox: false });
  });

  test('refuses the sandbox in production (S10)', () => {
    expect(() => readConfig({ ...production, PAYMENT_SANDBOX: '1' })).toThrow(/PAYMENT_SANDBOX=1 is refused/);
  });

  test('uses the accounts, with the sandbox only if requested', () => {
    const { payments } = readConfig({ ...production, ...alipay, ...wechat });
    expect(payments).toMatchObject({
      hasSandbox: false,
      alipay: { appId: alipay.ALIPAY_APP_ID, privateKey: pkcs8, publicKey: spki },
      wechat: { merchantId: wechat.WECHAT_MCH_ID, privateKey: pkcs8, publicKey: spki },
    });
    expect(payments.alipay?.gateway).toBe('https://openapi.alipay.com/gateway.do');
    expect(readConfig(alipay).payments.hasSandbox).toBe(false);
    expect(readConfig({ ...alipay, PAYMENT_SANDBOX: '1' }).payments.hasSandbox).toBe(true);
  });

  test('accepts a complete group of settings only, and names what is missing', () => {
    for (const group of [alipay, wechat]) {
      for (const name of Object.keys(group)) {
        expect(() => readConfig({ ...group, [name]: '' })).toThrow(
          new RegExp(`as a whole or not at all: ${name} must`),
        );
      }
    }
  });

  test('names a key that is none, and repeats no value', () => {
    const bad = { ALIPAY_PRIVATE_KEY: 'MIIsecret', ALIPAY_PUBLIC_KEY: bare(pkcs8), WECHAT_API_V3_KEY: 'short-secret' };
    for (const [name, value] of Object.entries(bad)) {
      const attempt = () => readConfig({ ...alipay, ...wechat, [name]: value });
      expect(attempt).toThrow(new RegExp(`${name} must be`));
      expect(attempt).not.toThrow(new RegExp(value.slice(0, 12).replaceAll('+', '.')));
    }
  });

  test('uses https only for the providers in production, and has an address for their notifications', () => {
    const local = { ...production, ...alipay, ALIPAY_GATEWAY: 'http://127.0.0.1:1/' };
    expect(() => readConfig(local)).toThrow(/ALIPAY_GATEWAY must be an address that starts with https:/);
    expect(() => readConfig({ ...production, ...alipay, PUBLIC_ORIGIN: '' })).toThrow(/need PUBLIC_ORIGIN/);
    expect(readConfig({ ...alipay, ALIPAY_GATEWAY: 'http://127.0.0.1:1/' }).payments.alipay?.gateway).toContain('127');
  });
});

describe('a key', () => {
  test('is read in each form that the providers hand out, with stray blanks and line ends', () => {
    const spaced = ` ${bare(pkcs8).replaceAll(/(.{60})/g, '$1 \r\n\t')} \n`;
    for (const text of [pkcs8, pkcs1, bare(pkcs8), bare(pkcs1), spaced, pkcs8.replaceAll('\n', '\\n')]) {
      expect(privateKeyPem(text)).toBe(pkcs8);
    }
    expect(publicKeyPem(bare(spki))).toBe(spki);
    expect(publicKeyPem(String(publicKey.export({ format: 'pem', type: 'pkcs1' })))).toBe(spki);
  });

  test('is not taken for the other one, nor is a key of another kind', () => {
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(privateKeyPem(spki)).toBeNull();
    expect(publicKeyPem(pkcs8)).toBeNull();
    expect(privateKeyPem(String(curve.privateKey.export({ format: 'pem', type: 'pkcs8' })))).toBeNull();
    expect(privateKeyPem('')).toBeNull();
  });
});

describe('the number of a try to pay', () => {
  test('has 32 small letters and digits, and names its school (T5)', () => {
    for (const companyId of [1, 35, 121_823_223_701_505, Number.MAX_SAFE_INTEGER]) {
      for (const random of [undefined, new Uint8Array(13), new Uint8Array(13).fill(255)]) {
        for (const tag of [0, 4, 17]) {
          const outTradeNo = newOutTradeNo(companyId, { tag, ...(random ? { random } : {}) });
          expect(outTradeNo).toMatch(/^[0-9a-z]{32}$/);
          expect(companyOfTradeNo(outTradeNo)).toBe(companyId);
          expect(tagOfTradeNo(outTradeNo)).toBe(tag);
        }
      }
    }
    expect(newOutTradeNo(1)).not.toBe(newOutTradeNo(1));
  });

  test('is read from nothing else', () => {
    for (const text of ['', '0'.repeat(32), 'z'.repeat(32), newOutTradeNo(1).toUpperCase(), `${newOutTradeNo(1)}0`]) {
      expect(companyOfTradeNo(text)).toBeNull();
      if (text.length !== 32 || text !== text.toLowerCase()) expect(tagOfTradeNo(text)).toBe(0);
    }
  });
});
