import type { FastifyInstance } from 'fastify';
import { html, type ServerPage, sendPage } from '../http/html.ts';
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
const STYLES = `
main{margin:2rem auto;max-width:46rem;padding:0 1rem}
h1{font-size:1.5rem}ol{list-style:none;padding:0}article{background:#fff;border:1px solid #d8dbe0;border-radius:8px;padding:1rem 1.25rem;margin:0 0 .75rem;overflow-wrap:anywhere}
h2{font-size:1rem;margin:0}p{margin:.25rem 0}.facts{color:#57606a;font-size:.875rem}
`;

/** The outbox of demo mode: shows verification codes to people and tests; otherwise these addresses do not exist (S10). */
export function outboxRoutes(app: FastifyInstance): void {
  if (!app.platform.config.isDemo) return;
  app.get('/outbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listMessages(app)),
  );
  app.get('/outbox', async (_request, reply) => {
    reply.header('refresh', '10');
    return sendPage(reply, drawOutbox(await listMessages(app)));
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

function drawOutbox(messages: PostedMessage[]): ServerPage {
  const items = messages.map(
    ({ school, channel, recipient, subject, body, createdAt }) => html`
      <li><article>
        <h2>${subject}</h2>
        <p>${body}</p>
        <p class="facts">${OUTBOX[channel]} → <strong>${recipient}</strong> · ${school} · <time datetime="${createdAt}">${createdAt}</time></p>
      </article></li>`,
  );
  const body = html`<main>
<h1>${OUTBOX.heading}</h1>
<p>${OUTBOX.about}</p>
${messages.length === 0 ? html`<p>${OUTBOX.empty}</p>` : html`<ol>${items}</ol>`}
</main>`;
  return { locale: 'cn', title: OUTBOX.title, styles: STYLES, body };
}
