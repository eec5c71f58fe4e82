import { type Call, COMMON, decodeResult, encodeInput, type InputOf, type OutputOf, unwrap } from '@shuyuan/contract';
import { type Locale, languageType } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import { BASES } from '../platform/http/answer.ts';

/** A received response: `code` is the envelope's, `data` its payload in product words where `code` is 0. */
export interface Answer<C extends Call> {
  status: number;
  code: number | null;
  data: OutputOf<C> | null;
  body: Record<string, unknown>;
  /** The raw body. */
  text: string;
  headers: Record<string, unknown>;
}

interface AskOptions {
  /** Idempotency key (C1). */
  requestId?: string;
  locale?: Locale;
  /** Instead of the caller's own. */
  token?: string;
  /** Parameters beside the contract's, such as a claimed `companyId`. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Address of the browser. */
  ip?: string;
}

interface Raw {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS';
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  ip?: string;
}

/** An answer that was not a success. */
class AskError extends Error {
  readonly status: number;
  readonly code: number | null;

  constructor(call: Call, answer: { status: number; code: number | null; body: unknown }) {
    super(`${call.path} → ${answer.status}, code ${answer.code}: ${JSON.stringify(answer.body)}`);
    this.status = answer.status;
    this.code = answer.code;
  }
}

/** A client of a test's server, with or without a login. */
export class Caller {
  private readonly app: FastifyInstance | null;
  private readonly host: string;
  private readonly ownToken: string | null;

  constructor(app: FastifyInstance | null, host: string, token: string | null) {
    this.app = app;
    this.host = host;
    this.ownToken = token;
  }

  /** The answer's payload in product words; throws `AskError` unless it is a success. */
  async ask<C extends Call>(call: C, input?: InputOf<C>, options: AskOptions = {}): Promise<OutputOf<C>> {
    const answer = await this.answer(call, input, options);
    if (answer.data === null) throw new AskError(call, answer);
    return answer.data;
  }

  /** The whole response, success or not. */
  async answer<C extends Call>(call: C, input?: InputOf<C>, options: AskOptions = {}): Promise<Answer<C>> {
    const token = options.token ?? this.ownToken;
    const parameters: Record<string, unknown> = {
      [COMMON.isStudent]: 1,
      [COMMON.languageType]: languageType(options.locale ?? 'cn'),
      ...(token ? { [COMMON.token]: token } : {}),
      ...(options.requestId ? { [COMMON.requestId]: options.requestId } : {}),
      ...encodeInput(call, input ?? {}),
      ...options.extra,
    };
    const isQuery = call.method === 'GET' || call.method === 'DELETE';
    const response = await this.send({
      method: call.method,
      path: BASES[call.service] + call.path,
      ...(isQuery ? { query: texts(parameters) } : { body: parameters }),
      headers: options.headers ?? {},
      ...(options.ip === undefined ? {} : { ip: options.ip }),
    });
    const unwrapped = unwrap(response.body);
    const code = unwrapped === null ? null : unwrapped.ok ? 0 : unwrapped.code;
    const data = unwrapped?.ok ? (toResult(call, unwrapped) as OutputOf<C>) : null;
    return { ...response, code, data };
  }

  /** Sends anything; `body` is JSON unless it is a string, which goes as it is. */
  async send({ method, path, query, body, headers = {}, ip }: Raw) {
    if (!this.app) throw new Error('This caller has no app of its own: it must override send.');
    const response = await this.app.inject({
      method,
      url: path,
      ...(query ? { query } : {}),
      ...(ip === undefined ? {} : { remoteAddress: ip }),
      headers: { host: this.host, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      text: response.body,
      body: (isJson ? response.json() : {}) as Record<string, unknown>,
      headers: response.headers as Record<string, unknown>,
    };
  }
}

function toResult(call: Call, { data, facts }: { data: unknown; facts: object }): unknown {
  const value = decodeResult(call, data);
  return call.isList ? { items: value, ...facts } : value;
}

function texts(parameters: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
