import { passwordProblem } from '@shuyuan/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { missing } from '../../platform/core/errors.ts';
import { hashPassword } from '../../platform/core/passwords.ts';
import { companyOfToken, type Secrets } from '../../platform/core/secrets.ts';
import type { CompanyRow } from '../../platform/data/companies.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { companyOfId } from '../../platform/http/hostCompany.ts';
import { sendPage } from '../../platform/http/html.ts';
import type { QueuedCaller } from '../../platform/http/requestQueue.ts';
import { inTurn, queuedCaller } from '../../platform/http/turns.ts';
import { audit } from '../../platform/work/audit.ts';
import { drawInvitation, type InvitationProblem } from './invitationPage.ts';

const DAY_MS = 86_400_000;
/** Days that an invitation can be used. */
export const INVITATION_DAYS = 7;
const FORM_MAX_BYTES = 1_024;
const LIMITED = { config: { rate: 'login' } } as const;

/** Path of an invitation; the token in it is the permission. */
export const invitationPath = (token: string) => `/welcome/${token}`;

/** Writes an invitation and gives its token, which is stored nowhere; an earlier one of this lecturer ends. */
export async function invite(
  tx: Tx,
  secrets: Secrets,
  { companyId, lecturerId, now }: { companyId: number; lecturerId: number; now: Date },
): Promise<string> {
  const token = secrets.newToken(companyId);
  const row = {
    token_hash: secrets.hash('invitation', companyId, token),
    expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  await tx
    .insertInto('lecturer_invitation')
    .values({ company_id: companyId, lecturer_id: lecturerId, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'lecturer_id']).doUpdateSet(row))
    .execute();
  return token;
}

type InvitationRequest = FastifyRequest<{ Params: { token: string } }>;

/** The page behind an invitation: a lecturer chooses a password, once, and logs in with it from then on. */
export async function invitationRoutes(
  app: FastifyInstance,
  isCommonPassword: (password: string) => boolean,
): Promise<void> {
  const { clock } = app.platform;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
      async (_request: unknown, body: string | Buffer) => String(body),
    );
    scope.get(invitationPath(':token'), LIMITED, async (request: InvitationRequest, reply) => {
      const { company, hash, queued } = await open(app, request);
      const found = await inTurn(app, queued, (tx) => selectInvited(tx, hash, clock.now()));
      if (!found) throw missing();
      return send(reply, company, found, null);
    });
    scope.post(invitationPath(':token'), LIMITED, async (request: InvitationRequest, reply) => {
      const { company, hash, queued } = await open(app, request);
      const now = clock.now();
      const found = await inTurn(app, queued, (tx) => selectInvited(tx, hash, now));
      if (!found) throw missing();
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const password = form.get('password') ?? '';
      const problem = isCommonPassword(password) ? 'common' : problemOf(password, form.get('again') ?? '');
      if (problem) return send(reply.code(422), company, found, problem);
      const passwordHash = await hashPassword(password);
      await inTurn(app, queued, async (tx) => {
        const used = await deleteInvitation(tx, hash, now);
        if (!used) throw missing();
        await tx
          .updateTable('lecturer')
          .set({ password_hash: passwordHash })
          .where('id', '=', used.lecturer_id)
          .execute();
        const detail = { lecturerId: used.lecturer_id };
        await audit(tx, {
          companyId: company.id,
          event: 'lecturer password chosen',
          studentId: null,
          ip: request.ip,
          now,
          detail,
        });
      });
      return reply.redirect('/web/talk/login', 303);
    });
  });
}

/** The school that the token names, after the limit of logins was counted (S7). */
async function open(
  app: FastifyInstance,
  request: InvitationRequest,
): Promise<{ company: CompanyRow; hash: string; queued: QueuedCaller }> {
  const { token } = request.params;
  const companyId = companyOfToken(token);
  const company = companyId === null ? null : await companyOfId(app, request, companyId);
  if (!company) throw missing();
  const guess = { secret: token, refusal: 'missing' } as const;
  await app.limiter(request, 'login', { companyId: company.id, login: null, guess });
  const hash = app.platform.secrets.hash('invitation', company.id, token);
  return { company, hash, queued: queuedCaller(request, company.id) };
}

function problemOf(password: string, again: string): InvitationProblem | null {
  if (passwordProblem(password) !== null) return 'rule';
  return password === again ? null : 'differs';
}

interface Invited {
  name: string;
  phone: string | null;
}

function selectInvited(tx: Tx, hash: string, now: Date): Promise<Invited | undefined> {
  return tx
    .selectFrom('lecturer_invitation as i')
    .innerJoin('lecturer as l', joinTenant('l.id', 'i.lecturer_id'))
    .select(['l.name', 'l.phone'])
    .where('i.token_hash', '=', hash)
    .where('i.expires_at', '>', now)
    .where('l.has_left', '=', false)
    .executeTakeFirst();
}

/** Of two requests with one invitation, one gets its row. */
function deleteInvitation(tx: Tx, hash: string, now: Date) {
  return tx
    .deleteFrom('lecturer_invitation')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('lecturer_id')
    .executeTakeFirst();
}

function send(reply: FastifyReply, { name }: CompanyRow, invited: Invited, problem: InvitationProblem | null) {
  return sendPage(reply, drawInvitation({ school: name, ...invited, problem }));
}
