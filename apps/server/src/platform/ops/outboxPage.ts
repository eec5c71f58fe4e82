import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../http/page.ts';
import { unsealText } from '../work/sealedText.ts';
import { OUTBOX } from './outboxWords.ts';

/** One message as the outbox page shows it. */
export interface PostedMessage {
  id: number;
  school: string;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  createdAt: string;
  sentAt: string | null;
}

const SHOWN = 100;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The outbox of demo mode: shows verification codes to people and tests; otherwise these addresses do not exist (S10). */
export function outboxRoutes(app: FastifyInstance): void {
  if (!app.platform.config.isDemo) return;
  app.get('/outbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listMessages(app)),
  );
  app.get('/outbox', async (_request, reply) => {
    reply.header('content-security-policy', POLICY).header('cache-control', 'no-store').header('refresh', '10');
    return reply.type('text/html; charset=utf-8').send(drawPage(await listMessages(app)));
  });
}

/** Messages of all schools, newest first. */
async function listMessages(app: FastifyInstance): Promise<PostedMessage[]> {
  const { companies, tenancy, secrets } = app.platform;
  const found: PostedMessage[] = [];
  for (const companyId of await companies.listIds()) {
    const school = (await companies.byId(companyId))?.label ?? '';
    const rows = await tenancy.withTenant(companyId, (tx) =>
      tx.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(SHOWN).execute(),
    );
    for (const { id, channel, recipient, subject, body: stored, created_at, sent_at } of rows) {
      const { body } = unsealText(secrets, companyId, stored);
      const sentAt = sent_at?.toISOString() ?? null;
      found.push({ id, school, channel, recipient, subject, body, createdAt: created_at.toISOString(), sentAt });
    }
  }
  return found.sort((one, other) => other.id - one.id).slice(0, SHOWN);
}

function drawPage(messages: PostedMessage[]): string {
  const items = messages.map(
    ({ school, channel, recipient, subject, body, createdAt }) => `
      <li><article>
        <h2>${escapeHtml(subject)}</h2>
        <p>${escapeHtml(body)}</p>
        <p class="facts">${OUTBOX[channel]} → <strong>${escapeHtml(recipient)}</strong> · ${escapeHtml(school)} · <time datetime="${createdAt}">${createdAt}</time></p>
      </article></li>`,
  );
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${OUTBOX.title}</title>
<style>
body{margin:2rem auto;max-width:46rem;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color:#1c1c1c;background:#f6f6f4}
h1{font-size:1.5rem}ol{list-style:none;padding:0}article{background:#fff;border:1px solid #ddd;border-radius:8px;padding:1rem 1.25rem;margin:0 0 .75rem}
h2{font-size:1rem;margin:0}p{margin:.25rem 0}.facts{color:#555;font-size:.875rem}
</style></head><body><main>
<h1>${OUTBOX.heading}</h1>
<p>${OUTBOX.about}</p>
${messages.length === 0 ? `<p>${OUTBOX.empty}</p>` : `<ol>${items.join('')}</ol>`}
</main></body></html>`;
}
