import { type Locale, parseLocale } from '@shuyuan/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { missing } from '../core/errors.ts';
import type { CompanyRow } from '../data/companies.ts';
import { sendPage } from '../http/html.ts';
import type { Query } from '../http/query.ts';
import { sandboxPath } from './addresses.ts';
import { inSchool, type SandboxCharge, selectSandboxCharge } from './sandbox.ts';
import { drawSandboxPage } from './sandboxPage.ts';
import { act, SANDBOX_ACTS } from './settle.ts';
import { companyOfTradeNo } from './tradeNo.ts';

const FORM_MAX_BYTES = 1_024;

type Asked = FastifyRequest<{ Params: { outTradeNo: string } }>;

/** The page of the sandbox cashier. Its address contains the charge's unguessable number, so it needs no login. */
export async function sandboxRoutes(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: FORM_MAX_BYTES } as const;
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      options,
      async (_request: unknown, body: string | Buffer) => String(body),
    );
    scope.get(sandboxPath(':outTradeNo'), async (request: Asked, reply) => {
      const { company, charge } = await find(app, request);
      const { locale, answer } = shown(request);
      const school = (locale === 'en' && company.short_name_en) || company.name;
      return sendPage(reply, drawSandboxPage({ charge, school, locale, answer, now: app.platform.clock.now() }));
    });
    scope.post(sandboxPath(':outTradeNo'), async (request: Asked, reply) => {
      const { company, charge } = await find(app, request);
      await app.limiter(request, 'write', { companyId: company.id, login: null });
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const wanted = SANDBOX_ACTS.find((one) => one === form.get('act'));
      const done = wanted ? await act(app, charge.out_trade_no, wanted) : null;
      const answer = done ? `&answer=${done.status ?? 'none'}` : '';
      return reply.redirect(`${sandboxPath(charge.out_trade_no)}?lang=${shown(request).locale}${answer}`, 303);
    });
  });
}

async function find(app: FastifyInstance, request: Asked): Promise<{ company: CompanyRow; charge: SandboxCharge }> {
  const { outTradeNo } = request.params;
  const charge = await inSchool(app.platform, outTradeNo, null, (tx) => selectSandboxCharge(tx, outTradeNo));
  const company = charge && (await app.platform.companies.byId(companyOfTradeNo(outTradeNo) ?? 0));
  if (!charge || !company) throw missing();
  return { company, charge };
}

function shown(request: Asked): { locale: Locale; answer: string | null } {
  const { values } = request.query as Query;
  const answer = values['answer'] ?? '';
  return { locale: parseLocale(values['lang']), answer: /^(?:\d{3}|none)$/.test(answer) ? answer : null };
}
