import type { ErrorTexts } from '../core/texts.ts';
import type { Services } from '../data/services.ts';
import type { KnownLogins } from './knownLogins.ts';
import type { Limiter } from './limiter.ts';
import type { Found, Logins } from './login.ts';
import type { RequestQueue } from './requestQueue.ts';

/** The outside parts that routes are built on. */
export interface Platform extends Services {
  readonly logins: Logins;
  readonly knownLogins: KnownLogins<Found>;
  readonly texts: ErrorTexts;
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform;
    limiter: Limiter;
    requestQueue: RequestQueue;
    /** The server is about to stop: not ready, but still serving requests. */
    isDraining: boolean;
  }
}
