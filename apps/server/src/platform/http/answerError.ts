import { type Call, wrapRefusal } from '@shuyuan/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../core/diskFull.ts';
import { AppError, diskFull, unavailable } from '../core/errors.ts';
import { describeError } from '../core/log.ts';
import type { ErrorTexts, FailureName } from '../core/texts.ts';
import { isUnavailable } from '../data/databaseErrors.ts';
import { localeOfRequest } from './parameters.ts';

const LOGGED_OUT_CODE = -1;
/** Refusals before a route is known use the student server's envelope. */
const STUDENT: Pick<Call, 'service'> = { service: 'student' };

/** Turns an error into status and body (E1–E3); the message of an internal error goes to the log only. */
export function answerError(
  texts: ErrorTexts,
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
): FastifyReply {
  const error = asAppError(thrown);
  if (error.kind === 'failed') request.log.error({ failure: describeError(thrown) }, 'failed');
  const locale = localeOfRequest(request);
  const call = request.routeOptions?.config?.call ?? STUDENT;
  const { code = 0, data, fields, retryAfterS, words } = error.details;
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
  reply.code(error.status).type('application/json; charset=utf-8');
  if (error.kind === 'loggedOut')
    return reply.send(wrapRefusal(call, LOGGED_OUT_CODE, texts.failure('loggedOut', locale)));
  if (error.kind === 'refused')
    return reply.send(wrapRefusal(call, code, words?.[locale] ?? texts.refusal(code, locale), data));
  const message = texts.failure(failureOf(error), locale);
  return reply.send({ error: message, message, requestId: request.id, ...(fields?.length ? { fields } : {}) });
}

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDiskFull(thrown)) return diskFull();
  return isUnavailable(thrown) ? unavailable() : new AppError('failed');
}

function failureOf(error: AppError): FailureName {
  if (error.details.failure) return error.details.failure;
  if (error.status === 413 || error.status === 414) return 'tooLarge';
  if (error.status === 415) return 'mediaType';
  if (error.status === 503) return 'unavailable';
  if (error.details.fields?.some((field) => field.rule === 'common')) return 'commonPassword';
  return error.kind === 'refused' || error.kind === 'loggedOut' ? 'failed' : error.kind;
}
