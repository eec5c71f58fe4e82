import { createHash } from 'node:crypto';
import type { Call, InputOf } from '@shuyuan/contract';
import type { FastifyRequest } from 'fastify';
import type { Common } from './parameters.ts';

/** Addresses of one call whose meaning is remembered: a few for each of many schools. */
const READINGS_MAX = 5_000;
/** Longer addresses are read each time. */
const ADDRESS_MAX = 512;

/** An answer as the process keeps it: bytes that need no further work, and their fingerprint. */
export interface KeptAnswer {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Makes an answer ready to be sent many times. */
export function keepAnswer(text: string): KeptAnswer {
  return { bytes: Buffer.from(text), etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
}

/** What a request asks for, once its parameters have been read and checked. */
export interface Reading<C extends Call = Call> {
  readonly common: Common;
  readonly input: InputOf<C>;
  /** Name of its answer among the kept ones. */
  readonly key: string;
}

/**
 * Remembers what visitors' addresses of one call mean: the same address always means the same, and reading it costs
 * more than the rest of a kept answer (performance.md row 15). Nothing with a login is remembered.
 */
export class Readings<C extends Call> {
  private readonly call: C;
  private readonly readings = new Map<string, Reading<C>>();

  constructor(call: C) {
    this.call = call;
  }

  /** What the request means, if that is known. */
  find(request: FastifyRequest): Reading<C> | undefined {
    return request.headers.authorization === undefined ? this.readings.get(request.url) : undefined;
  }

  /** The reading of a request, remembered where it carries no login. */
  add(request: FastifyRequest, common: Common, input: InputOf<C>): Reading<C> {
    const reading = { common, input, key: `${this.call.path}:${common.locale}:${JSON.stringify(input)}` };
    if (common.token || request.url.length > ADDRESS_MAX) return reading;
    if (this.readings.size >= READINGS_MAX) this.readings.clear();
    this.readings.set(request.url, reading);
    return reading;
  }
}
