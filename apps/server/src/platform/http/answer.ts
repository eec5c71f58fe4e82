import { type Call, encodeResult, type OutputOf, type Page, wrap, wrapRefusal } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../core/errors.ts';
import type { ErrorTexts } from '../core/texts.ts';
import { bodyLimitsOf } from './bodyLimits.ts';
import type { CachedResponse } from './cachedResponse.ts';
import { deviceCookie, isSecure } from './device.ts';
import type { Answered } from './requestContext.ts';

/** Where each service of the contract is mounted. */
export const BASES = { student: '/api', point: '/point', upload: '/upload' } as const;

/** The result of a handler in wire form. */
export function encodeAnswer<C extends Call>(
  call: C,
  result: OutputOf<C> | Refusal,
  { texts, locale }: { texts: ErrorTexts; locale: Locale },
): string {
  if (result instanceof Refusal) {
    return JSON.stringify(wrapRefusal(call, result.code, texts.refusal(result.code, locale), result.data));
  }
  if (!call.isList) return JSON.stringify(wrap(call, encodeResult(call, result)));
  const { items, totalCount, currentPage, pageSize } = result as Page<unknown>;
  return JSON.stringify(wrap(call, encodeResult(call, items), { totalCount, currentPage, pageSize }));
}

type Body = Answered | CachedResponse;

/** Mounts a call under the base of its service. */
export function mount(app: FastifyInstance, call: Call, answer: (request: FastifyRequest) => Promise<Body>): void {
  app.route({
    method: call.method,
    url: BASES[call.service] + call.path,
    exposeHeadRoute: false,
    bodyLimit: bodyLimitsOf(call).bytes,
    config: { call },
    handler: async (request, reply) => {
      const body = await answer(request);
      return send(request, reply, body);
    },
  });
}

function send(request: FastifyRequest, reply: FastifyReply, body: Body): FastifyReply {
  reply.type('application/json; charset=utf-8');
  if ('text' in body) {
    if (body.device) reply.header('set-cookie', deviceCookie(body.device, isSecure(request)));
    return reply.send(body.text);
  }
  reply.header('etag', body.etag);
  if (request.headers['if-none-match'] === body.etag) return reply.code(304).removeHeader('content-type').send();
  return reply.send(body.bytes);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves; absent on routes outside the contract. */
    call?: Call;
  }
}
