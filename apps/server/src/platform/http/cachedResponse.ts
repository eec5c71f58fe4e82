import { createHash } from 'node:crypto';
import type { Call, InputOf } from '@shuyuan/contract';
import type { FastifyRequest } from 'fastify';
import type { Common } from './parameters.ts';

/** Most cached addresses per call: a few for each of many schools. */
const PARSED_MAX = 5_000;
/** Longer addresses are read each time. */
const ADDRESS_MAX = 512;

/** An answer in the cache of the process: bytes that need no further work, and their fingerprint. */
export interface CachedResponse {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Makes an answer ready to be sent many times. */
export function toCachedResponse(text: string): CachedResponse {
  return { bytes: Buffer.from(text), etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
}

/** A parsed and validated request. */
export interface ParsedRequest<C extends Call = Call> {
  readonly common: Common;
  readonly input: InputOf<C>;
  /** Cache key of its response. */
  readonly key: string;
}

/**
 * Caches the parsed requests of visitors' addresses of one call: equal addresses mean the same, and parsing costs
 * more than the rest of a cached answer (performance.md row 15). Nothing with a login is remembered.
 */
export class ParsedRequests<C extends Call> {
  private readonly call: C;
  private readonly parsed = new Map<string, ParsedRequest<C>>();

  constructor(call: C) {
    this.call = call;
  }

  /** The cached parsed request, if any. */
  find(request: FastifyRequest): ParsedRequest<C> | undefined {
    return request.headers.authorization === undefined ? this.parsed.get(request.url) : undefined;
  }

  /** Parses a request, cached if it carries no login. */
  add(request: FastifyRequest, common: Common, input: InputOf<C>): ParsedRequest<C> {
    const found = { common, input, key: `${this.call.path}:${common.locale}:${JSON.stringify(input)}` };
    if (common.token || request.url.length > ADDRESS_MAX) return found;
    if (this.parsed.size >= PARSED_MAX) this.parsed.clear();
    this.parsed.set(request.url, found);
    return found;
  }
}
