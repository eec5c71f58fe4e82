import { join, resolve } from 'node:path';
import { isLoopbackName } from '../callerAddress.ts';
import { StartError } from '../startError.ts';
import { type Environment, readerOf } from './environment.ts';
import { type LiveSettings, readLive } from './liveSettings.ts';
import { type PaymentSettings, readPayments } from './paymentSettings.ts';
import { readSms, type SmsSettings } from './smsSettings.ts';
import { readUploads, type UploadSettings } from './uploadSettings.ts';

const ROOT = resolve(import.meta.dirname, '../../../../../..');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECRET_MIN = 32;
/** Values of `NODE_ENV`; a misspelt `production` must not start anything else. */
const NODE_ENVS = ['production', 'development', 'test'] as const;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the operator decides, read once from the environment. */
export interface Config {
  port: number;
  /** Address to listen on; loopback by default. */
  host: string;
  /** Folder of the embedded database, the generated secret and stored files. */
  dataDir: string;
  /** Folder of recordings and pictures of the schools; null means the demo's own in demo mode, `media` in `dataDir` elsewhere. */
  mediaDir: string | null;
  /** PostgreSQL server; without it the embedded engine is used, which production mode refuses (S2). */
  databaseUrl: string | null;
  /** Role without login that every request runs as (T3). */
  databaseRole: string;
  /**
   * Demo mode: demo schools, outbox page, movable clock, simulator, sandbox cashier. Only where `DEMO=1` is set or the
   * embedded database runs on loopback (S14); never in production (S10).
   */
  isDemo: boolean;
  isProduction: boolean;
  /** `smtp://user:password@host:port`; without it messages stay in the outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Who sends short messages; null means nobody, and phones get no codes outside demo mode. */
  sms: SmsSettings | null;
  /** Most short messages of a school in 24 hours, unless the school has its own limit. */
  smsSchoolDayLimit: number;
  /** Most short messages of all schools together in 24 hours; null means no such limit. */
  smsDayLimit: number | null;
  /** Multiplies the work that browsers are asked for (S15). */
  proofFactor: number;
  /** Bearer token that opens `/metrics`; without one it is closed in production, and open to this machine elsewhere (S11). */
  metricsToken: string | null;
  /** Whether X-Forwarded-For and -Proto of a proxy in front are believed; off by default (T6). */
  trustProxy: boolean;
  logLevel: (typeof LEVELS)[number];
  /** Longest pause between two requests of a login (A2). */
  tokenIdleMs: number;
  /** Longest life of a login (A2), at most the 180 days that logins are stored (S11). */
  tokenAbsoluteMs: number;
  /** Key of the keyed hashes; null outside production means: made once and stored in the data folder. */
  secretKey: string | null;
  /** Earlier keys, newest first: the stored key may still be sealed with one of them (decision 0060). */
  formerSecretKeys: readonly string[];
  /** Addresses of the schools, `{label}` being theirs: the exact origins that CORS lets in. */
  publicOrigin: string;
  /** Multiplies the rate limits; 0 switches them off, for load tests (S7). */
  rateLimitFactor: number;
  /** Whether the OpenAPI page answers. */
  hasDocs: boolean;
  /** Built portal. */
  portalDir: string;
  /** Who takes the students' money: accounts at the providers, or the sandbox cashier. */
  payments: PaymentSettings;
  /** What carries pushes between processes, and what browsers need to reach each other. */
  live: LiveSettings;
  /** How much may be uploaded and decoded. */
  uploads: UploadSettings;
}

/** Reads the configuration; throws one `StartError` that names every bad value. */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const read = readerOf(env, problems);
  const isProduction = read.oneOf('NODE_ENV', NODE_ENVS, 'development') === 'production';
  const port = read.number('PORT', 8080, 0, 65_535);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const host = read.text('HOST') ?? '127.0.0.1';
  const isDemo = read.flag('DEMO', !isProduction && databaseUrl === null && isLoopbackName(host));
  const mediaDir = read.text('MEDIA_DIR');
  const config: Config = {
    port,
    host,
    dataDir: resolve(read.text('DATA_DIR') ?? join(ROOT, '.data')),
    mediaDir: mediaDir === null ? null : resolve(mediaDir),
    databaseUrl,
    databaseRole: read.matching('DATABASE_ROLE', /^[a-z_][a-z0-9_]{0,62}$/, 'a lower-case role name') ?? 'shuyuan_app',
    isDemo,
    isProduction,
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM') ?? 'no-reply@localhost',
    sms: readSms(read, problems),
    smsSchoolDayLimit: read.number('SMS_SCHOOL_DAY_LIMIT', 2_000, 1, 1_000_000),
    smsDayLimit: read.text('SMS_DAY_LIMIT') === null ? null : read.number('SMS_DAY_LIMIT', 0, 1, 100_000_000),
    proofFactor: read.number('PROOF_FACTOR', 1, 0.01, 2),
    metricsToken: read.matching('METRICS_TOKEN', /^\S{16,}$/, 'at least 16 characters without blanks'),
    trustProxy: read.flag('TRUST_PROXY', false),
    logLevel: read.oneOf('LOG_LEVEL', LEVELS, isProduction ? 'info' : 'warn'),
    tokenIdleMs: read.number('TOKEN_IDLE_HOURS', 24, 1, 24 * 365) * HOUR_MS,
    tokenAbsoluteMs: read.number('TOKEN_ABSOLUTE_DAYS', 14, 1, 180) * DAY_MS,
    secretKey: read.text('SECRET_KEY'),
    formerSecretKeys: (read.text('SECRET_KEY_OLD') ?? '').split(',').flatMap((key) => key.trim() || []),
    publicOrigin:
      read.matching('PUBLIC_ORIGIN', /^https?:\/\/[^/\s]+$/, 'an origin such as https://{label}.school.example') ??
      `http://{label}.localhost:${port}`,
    rateLimitFactor: read.number('RATE_LIMIT_FACTOR', 1, 0, 1_000_000),
    hasDocs: read.flag('API_DOCS', !isProduction),
    portalDir: resolve(read.text('PORTAL_DIR') ?? join(ROOT, 'apps/portal/dist')),
    payments: readPayments(read, problems, { isProduction, isDemo }),
    uploads: readUploads(read),
    live: readLive(read, problems, databaseUrl !== null),
  };
  if (config.secretKey !== null && config.secretKey.length < SECRET_MIN) {
    problems.push(`SECRET_KEY must have at least ${SECRET_MIN} characters`);
  }
  if (config.formerSecretKeys.length > 0 && !config.secretKey) problems.push('SECRET_KEY_OLD needs SECRET_KEY');
  if (isProduction) {
    if (!config.databaseUrl)
      problems.push('production needs DATABASE_URL: the embedded database survives a killed process, not a power cut');
    if (!config.secretKey) problems.push('production needs SECRET_KEY');
    if (config.isDemo) problems.push('DEMO=1 is refused in production');
  }
  if (problems.length > 0) throw new StartError(`The configuration is wrong: ${problems.join('; ')}.`);
  return config;
}
