import type { Call } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../data/tenancy.ts';
import { findAnswer, once } from '../work/idempotency.ts';
import { encodeAnswer, mount } from './answer.ts';
import { expectedCaller, findCaller, VISITOR, whileFinding } from './authentication.ts';
import { partsOf, readRequest } from './readRequest.ts';
import type { Answered, SteppedContext } from './requestContext.ts';
import { keyOf } from './route.ts';

/**
 * Joins a call to a handler that opens its own transactions, because it computes or calls an external service between them.
 * A token sent with a `public` call is ignored.
 */
export function steppedRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: SteppedContext<C>) => Promise<Answered>,
): void {
  const { tenancy, secrets, texts } = app.platform;
  mount(app, call, async (request) => {
    const read = await readRequest(app, request, call, { ignoresToken: call.access === 'public' });
    const inSchool = <T>(work: (tx: Tx) => Promise<T>) =>
      app.requestQueue(read.queued, () => tenancy.withTenant(read.company.id, work));
    const lookUp = (tx: Tx) => {
      const finding = read.token ? findCaller(app.platform, tx, call.access, read) : Promise.resolve(VISITOR);
      return whileFinding(finding, expectedCaller(app.platform, call.access, read), async ({ actor, caller }) => {
        const key = keyOf(call, read, actor);
        return { key, caller, before: key && (await findAnswer(tx, secrets, key)) };
      });
    };
    const isAsking = read.token !== null || read.common.requestId !== null;
    const { key, caller, before } = isAsking
      ? await inSchool(lookUp)
      : { key: null, caller: VISITOR.caller, before: null };
    if (before) return { text: before };
    const context = {
      ...partsOf(read),
      ...caller,
      inTurn: <T>(work: () => Promise<T>) => app.requestQueue({ ...read.queued, isGone: () => false }, work),
      inSchool,
      answerOnce: async (work: Parameters<SteppedContext<C>['answerOnce']>[0]) => ({
        text: await once(
          (answer) =>
            inSchool((tx) =>
              answer(tx, key, async () => encodeAnswer(call, await work(tx), { texts, locale: read.common.locale })),
            ),
          secrets,
        ),
      }),
    };
    // The caller found by `call.access` is the one that `CallerOf` names for it.
    return handler(context as unknown as SteppedContext<C>);
  });
}
