import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../core/callerAddress.ts';
import type { Tx } from '../data/tenancy.ts';
import type { QueuedCaller } from './requestQueue.ts';

/** Whose turn a request takes: that of a login that was found before, otherwise its address's (S12). */
export function queuedCaller(request: FastifyRequest, companyId: number, login: string | null = null): QueuedCaller {
  return { companyId, login, network: networkOf(request.ip), isGone: () => request.raw.socket?.destroyed };
}

/** One transaction of a school in the turn of a request that is no call of the contract; its route names the limit (`config.rate`). */
export function inTurn<T>(app: FastifyInstance, caller: QueuedCaller, work: (tx: Tx) => Promise<T>): Promise<T> {
  return app.requestQueue(caller, () => app.platform.tenancy.withTenant(caller.companyId, work));
}
