import { type Call, COMMON } from '@shuyuan/contract';
import { hasBrokenText, isLanguageType, type Locale, localeOf } from '@shuyuan/rules';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../core/errors.ts';
import type { Query } from './query.ts';

/** What every request carries beside its own parameters (§7), read once; only the token is trusted. */
export interface Common {
  locale: Locale;
  token: string | null;
  /** Every school number that the request claims; with a token each must be the token's (T1). */
  claimedCompanies: string[];
  /** Idempotency key of a request with an effect (C1). */
  requestId: string | null;
  /** The call's own parameters, still in wire form. */
  input: Record<string, unknown>;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ABSENT: ReadonlySet<unknown> = new Set([undefined, null, '', 'null', 'undefined']);
const TOKEN_MAX = 128;

/** Reads the common parameters: from the query of GET and DELETE, from the body otherwise, the token also as a bearer (§7). */
export function readCommon(request: FastifyRequest, call: Pick<Call, 'method'>): Common {
  const query = request.query as Query;
  if (query.isMalformed) throw invalid([{ field: '', rule: 'query' }]);
  const isRead = call.method === 'GET' || call.method === 'DELETE';
  const source = isRead ? query.values : request.body;
  if (!isRecord(source)) throw invalid([{ field: '', rule: 'body' }]);
  const { isStudent, languageType, companyId, token, requestId, ...input } = source;
  refuseNested({ isStudent, companyId, token, requestId });
  if (!isLanguageType(languageType)) throw invalid([{ field: COMMON.languageType, rule: 'value' }]);
  if (!ABSENT.has(requestId) && !UUID.test(String(requestId)))
    throw invalid([{ field: COMMON.requestId, rule: 'format' }]);
  return {
    locale: localeOf(languageType),
    token: ABSENT.has(token) ? bearer(request) : String(token).slice(0, TOKEN_MAX),
    claimedCompanies: [companyId, query.values[COMMON.companyId]].filter((claim) => !ABSENT.has(claim)).map(String),
    requestId: call.method === 'GET' || ABSENT.has(requestId) ? null : String(requestId),
    input,
  };
}

/** The language of a request that could not be read further. */
export function localeOfRequest(request: FastifyRequest): Locale {
  const query = (request.query as Query | undefined)?.values;
  const body = isRecord(request.body) ? request.body : {};
  return localeOf(body[COMMON.languageType] ?? query?.[COMMON.languageType]);
}

/** Throws 422 for parameters with broken text in a value or name, however deep (X8, E2). */
export function refuseBrokenText(parameters: unknown): void {
  if (!isRecord(parameters)) return;
  for (const [field, value] of Object.entries(parameters)) {
    if (hasBrokenText(field) || hasBrokenText(value))
      throw invalid([{ field: field.replaceAll('\0', '').toWellFormed(), rule: 'characters' }]);
  }
}

function bearer(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.-]{1,128})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

function refuseNested(common: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(common)) {
    if (typeof value === 'object' && value !== null) throw invalid([{ field, rule: 'shape' }]);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
