import { contract, ResultCode } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { endLogin } from '../../domain/logins/logins.ts';
import { networkOf } from '../../platform/core/callerAddress.ts';
import { invalid, refused } from '../../platform/core/errors.ts';
import { checkProof } from '../../platform/http/proofOfWork.ts';
import { route } from '../../platform/http/route.ts';
import { steppedRoute } from '../../platform/http/steppedRoute.ts';
import { audit } from '../../platform/work/audit.ts';
import { isDelivered } from '../../platform/work/outbox.ts';
import { recordConsent } from './consent.ts';
import { CodePacer } from './pacing.ts';
import { selectSessionEnd } from './queries.ts';
import { askForProof, type CodeParts, channelOf, isPaced, proofSubjectOf, sendCode } from './sendCode.ts';
import { type AccountServices, findUser, login, loginByCode, register, resetPassword } from './signIn.ts';

const { account } = contract;
/** Purposes that need no login; the other two belong to the settings page. */
const OPEN_PURPOSES: readonly string[] = ['login', 'register', 'reset'];

/** Nobody waits for a code that is not sent: the refusal comes before one is made. */
const UNDELIVERED = { sms: ResultCode.noTextMessages, mail: ResultCode.noMails } as const;

/** Registration, login and what ends it (A1–A7). */
export function accountRoutes(app: FastifyInstance): void {
  const { secrets, clock, config } = app.platform;
  const services: AccountServices = { secrets, clock, absoluteMs: config.tokenAbsoluteMs };
  steppedRoute(app, account.register, (ctx) => register(services, ctx));
  steppedRoute(app, account.login, (ctx) => login(services, ctx));
  steppedRoute(app, account.loginByCode, (ctx) => loginByCode(services, ctx));
  steppedRoute(app, account.reset, (ctx) => resetPassword(services, ctx));
  const pacer = new CodePacer(clock);
  const codes: CodeParts = { secrets, factor: config.proofFactor, limits: config, metrics: app.platform.metrics };
  steppedRoute(app, account.sendCode, async ({ input, company, locale, ip, device, now, inSchool, answerOnce }) => {
    if (!OPEN_PURPOSES.includes(input.purpose)) throw invalid([{ field: 'scene', rule: 'value' }]);
    const channel = channelOf(input.account);
    if (!isDelivered(channel, config)) throw refused(UNDELIVERED[channel]);
    const { proof: text, account: target, purpose } = input;
    const asked = { company, account: target, ip, now };
    const checkedProof =
      text === undefined ? null : await checkProof(codes, proofSubjectOf(codes, asked), { text, now });
    const mayPass =
      checkedProof || !(await inSchool((tx) => isPaced(tx, secrets, asked))) || (await pacer.wait(networkOf(ip)));
    if (!mayPass) throw askForProof(codes, asked, 0);
    const request = { ...asked, purpose, locale, device, checkedProof };
    const answered = await answerOnce((tx) => sendCode(tx, codes, request));
    app.postman.wake();
    return answered;
  });
  route(app, account.logout, async ({ tx, student, companyId, ip, now }) => {
    await endLogin(tx, { kind: 'student', ...student }, 'logout', now);
    await audit(tx, { companyId, event: 'logout', studentId: student.id, ip, now });
    return {};
  });
  route(app, account.checkLogin, async ({ tx, student }) => {
    const end = await selectSessionEnd(tx, student.sessionId);
    return { userId: student.id, ...(end ? { expiresAt: end.toISOString() } : {}) };
  });
  route(app, account.userInfo, (ctx) => findUser(ctx));
  route(app, account.agree, async ({ tx, studentId, input, companyId, ip, userAgent, now }) => {
    await recordConsent(tx, studentId, input.agreementIds, { companyId, ip, userAgent, now });
    return {};
  });
}
