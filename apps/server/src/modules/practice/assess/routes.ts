import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { PriceOffer } from '../../../domain/trade.ts';
import type { Ctx, WithLinks } from '../../../platform/http/requestContext.ts';
import { route } from '../../../platform/http/route.ts';
import { noteCause } from './causes.ts';
import { claimRecords, listClaimable, listRecords } from './claim.ts';
import { readIntro } from './intro.ts';
import { readAssessment, saveAssessmentAnswer, submitAssessment } from './paper.ts';
import { readAssessmentResult } from './result.ts';
import { readReview } from './review.ts';
import type { ReaderCtx } from './rows.ts';
import { hashOf, startAssessment } from './start.ts';
import { keepWrong } from './wrongBook.ts';

/** Assessments before enrolment, by students and by guests with the token of a record (product.md 4.5). */
export function assessmentRoutes(app: FastifyInstance, { priceOffer }: { priceOffer: PriceOffer }): void {
  const { assessments } = contract;
  const { secrets, config, metrics } = app.platform;
  const proofs = { secrets, factor: config.proofFactor, metrics };
  const reader = <C extends Ctx & WithLinks & { guestToken: string | null }>(ctx: C): C & ReaderCtx => ({
    ...ctx,
    guestHash: ctx.guestToken && hashOf({ ...ctx, secrets }, ctx.guestToken),
  });
  route(app, assessments.intro, (ctx) => readIntro(reader(ctx), ctx.input));
  route(app, assessments.start, (ctx) => startAssessment({ ...reader(ctx), secrets, proofs }, ctx.input));
  route(app, assessments.paper, (ctx) => readAssessment(reader(ctx), ctx.input.id));
  route(app, assessments.saveAnswer, (ctx) => saveAssessmentAnswer(reader(ctx), ctx.input));
  route(app, assessments.submit, (ctx) => submitAssessment(reader(ctx), ctx.input.id));
  route(app, assessments.result, (ctx) => readAssessmentResult(reader(ctx), ctx.input.id, priceOffer));
  route(app, assessments.review, (ctx) => readReview(reader(ctx), ctx.input.id));
  route(app, assessments.noteCause, (ctx) => noteCause(reader(ctx), ctx.input));
  route(app, assessments.keepWrong, (ctx) => keepWrong(reader(ctx), ctx.input));
  route(app, assessments.mine, (ctx) => listRecords(ctx, ctx.input));
  route(app, assessments.claimable, listClaimable);
  route(app, assessments.claim, (ctx) => claimRecords({ ...ctx, secrets }, ctx.input));
}
