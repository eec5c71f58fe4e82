import { isLoopbackName } from '../callerAddress.ts';
import type { Reader } from './environment.ts';

/** Our account at Alibaba Cloud's short message service. */
export interface AlibabaSettings {
  kind: 'alibaba';
  keyId: string;
  keySecret: string;
  /** The approved signature in front of every message. */
  signName: string;
  /** The approved text with the variable `code`. */
  codeTemplate: string;
  /** `https://host` of the service; http only for a server on this machine. */
  endpoint: string;
}

/** An address of the school's own that is handed each message and sends it. */
export interface HookSettings {
  kind: 'hook';
  url: string;
  /** Shared with the receiver, who checks the signature of each request. */
  secret: string;
}

/** Who sends short messages. */
export type SmsSettings = AlibabaSettings | HookSettings;

const ALIBABA = [
  'SMS_ALIBABA_KEY_ID',
  'SMS_ALIBABA_KEY_SECRET',
  'SMS_ALIBABA_SIGN',
  'SMS_ALIBABA_CODE_TEMPLATE',
] as const;
const ALIBABA_ENDPOINT = 'https://dysmsapi.aliyuncs.com';
const HOOK = ['SMS_HOOK_URL', 'SMS_HOOK_SECRET'] as const;
const SECRET_MIN = 16;

/** Reads the sender of short messages; null where there is none. */
export function readSms(read: Reader, problems: string[]): SmsSettings | null {
  const hasAlibaba = read.isWholeGroup('SMS_ALIBABA', ALIBABA);
  const hasHook = read.isWholeGroup('SMS_HOOK', HOOK);
  if (hasAlibaba && hasHook) problems.push('SMS_ALIBABA_… and SMS_HOOK_… exclude each other: set one of them');
  if (hasAlibaba) {
    return {
      kind: 'alibaba',
      keyId: read.matching('SMS_ALIBABA_KEY_ID', /^\w{1,64}$/, 'letters and digits') ?? '',
      keySecret: read.text('SMS_ALIBABA_KEY_SECRET') ?? '',
      signName: read.text('SMS_ALIBABA_SIGN') ?? '',
      codeTemplate: read.matching('SMS_ALIBABA_CODE_TEMPLATE', /^SMS_\d{1,20}$/, 'of the form SMS_…') ?? '',
      endpoint: readAddress(read, 'SMS_ALIBABA_ENDPOINT') ?? ALIBABA_ENDPOINT,
    };
  }
  if (!hasHook) return null;
  const secret = read.text('SMS_HOOK_SECRET') ?? '';
  read.check('SMS_HOOK_SECRET', secret.length >= SECRET_MIN, `at least ${SECRET_MIN} characters`);
  return { kind: 'hook', url: readAddress(read, 'SMS_HOOK_URL') ?? '', secret };
}

/** Messages hold codes: they leave this machine by https only. */
function readAddress(read: Reader, name: string): string | null {
  const address = read.url(name, ['https:', 'http:']);
  const url = address === null ? null : URL.parse(address);
  const isSafe = !url || url.protocol === 'https:' || isLoopbackName(url.hostname);
  read.check(name, isSafe, 'an https address, or one of this machine');
  return address;
}
