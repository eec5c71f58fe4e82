import type { Reader } from './environment.ts';
import { privateKeyPem, publicKeyPem } from './rsaKeys.ts';

/** Our account at Alipay, in the mode of plain public keys. */
export interface AlipaySettings {
  appId: string;
  /** Ours, PKCS #8 PEM. */
  privateKey: string;
  /** Alipay's, not that of our own pair. */
  publicKey: string;
  gateway: string;
}

/** Our account at WeChat Pay, interface 3, in the mode of a public key. */
export interface WechatSettings {
  merchantId: string;
  appId: string;
  /** Serial number of our certificate. */
  serial: string;
  /** Ours, PKCS #8 PEM. */
  privateKey: string;
  /** 32 characters that notifications are encrypted under. */
  apiKey: string;
  /** `PUB_KEY_ID_…`, the name of WeChat Pay's key. */
  publicKeyId: string;
  /** WeChat Pay's. */
  publicKey: string;
  baseUrl: string;
}

/** Who takes money: each provider with an account, and the sandbox cashier where it is on. */
export interface PaymentSettings {
  alipay: AlipaySettings | null;
  wechat: WechatSettings | null;
  /** The sandbox stands in for every provider without an account; only in demo mode (S14). */
  hasSandbox: boolean;
}

const ALIPAY = ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const;
const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do';
const WECHAT = [
  'WECHAT_MCH_ID',
  'WECHAT_APP_ID',
  'WECHAT_SERIAL',
  'WECHAT_PRIVATE_KEY',
  'WECHAT_API_V3_KEY',
  'WECHAT_PUBLIC_KEY_ID',
  'WECHAT_PUBLIC_KEY',
] as const;
const WECHAT_BASE_URL = 'https://api.mch.weixin.qq.com/';

interface Mode {
  isProduction: boolean;
  isDemo: boolean;
}

/** Reads the accounts; a group of variables is set as a whole or not at all, and no key is ever repeated in a message. */
export function readPayments(read: Reader, problems: string[], { isProduction, isDemo }: Mode): PaymentSettings {
  const alipay = read.isWholeGroup('ALIPAY', ALIPAY) ? readAlipay(read, problems, isProduction) : null;
  const wechat = read.isWholeGroup('WECHAT', WECHAT) ? readWechat(read, problems, isProduction) : null;
  const hasSandbox = read.flag('PAYMENT_SANDBOX', isDemo && !alipay && !wechat);
  if (isProduction && hasSandbox) problems.push('PAYMENT_SANDBOX=1 is refused in production');
  else if (hasSandbox && !isDemo) problems.push('PAYMENT_SANDBOX=1 needs DEMO=1: the sandbox takes no real money');
  if (isProduction && (alipay || wechat) && !read.text('PUBLIC_ORIGIN'))
    problems.push('payments need PUBLIC_ORIGIN: the providers send their notifications there');
  return { alipay, wechat, hasSandbox };
}

function readAlipay(read: Reader, problems: string[], isProduction: boolean): AlipaySettings {
  return {
    appId: read.matching('ALIPAY_APP_ID', /^\d{1,32}$/, 'digits') ?? '',
    privateKey: readKey(read, problems, 'ALIPAY_PRIVATE_KEY', privateKeyPem),
    publicKey: readKey(read, problems, 'ALIPAY_PUBLIC_KEY', publicKeyPem),
    gateway: read.url('ALIPAY_GATEWAY', protocols(isProduction)) ?? ALIPAY_GATEWAY,
  };
}

function readWechat(read: Reader, problems: string[], isProduction: boolean): WechatSettings {
  return {
    merchantId: read.matching('WECHAT_MCH_ID', /^\d{1,32}$/, 'digits') ?? '',
    appId: read.matching('WECHAT_APP_ID', /^\w{1,32}$/, 'letters and digits') ?? '',
    serial: read.matching('WECHAT_SERIAL', /^[0-9A-Fa-f]{1,64}$/, 'hexadecimal digits') ?? '',
    privateKey: readKey(read, problems, 'WECHAT_PRIVATE_KEY', privateKeyPem),
    apiKey: read.matching('WECHAT_API_V3_KEY', /^[0-9A-Za-z]{32}$/, '32 letters and digits') ?? '',
    publicKeyId: read.matching('WECHAT_PUBLIC_KEY_ID', /^PUB_KEY_ID_\w{1,64}$/, 'of the form PUB_KEY_ID_…') ?? '',
    publicKey: readKey(read, problems, 'WECHAT_PUBLIC_KEY', publicKeyPem),
    baseUrl: read.url('WECHAT_BASE_URL', protocols(isProduction)) ?? WECHAT_BASE_URL,
  };
}

const protocols = (isProduction: boolean) => (isProduction ? ['https:'] : ['https:', 'http:']);

function readKey(read: Reader, problems: string[], name: string, toPem: (text: string) => string | null): string {
  const pem = toPem(read.text(name) ?? '');
  if (pem === null) problems.push(`${name} must be an RSA key, in PEM or as base64`);
  return pem ?? '';
}
