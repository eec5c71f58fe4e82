import type { FastifyInstance } from 'fastify';

/** A part of the server: what it is called, what must stand before it, and what puts it there. */
export interface Registration {
  name: string;
  /** Parts that stand before this one, each with the reason; without any it may stand anywhere in its list. */
  after?: Readonly<Record<string, string>>;
  register(app: FastifyInstance): void | Promise<void>;
}
