import { createTransport, type Transporter } from 'nodemailer';
import type { Tx } from '../data/tenancy.ts';
import type { Platform } from '../platform.ts';

/** A mail or short message to one person. */
export interface Message {
  companyId: number;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  now: Date;
}

/** Puts a message into the outbox, in the transaction that causes it (C5). */
export async function postMessage(
  tx: Tx,
  { companyId, channel, recipient, subject, body, now }: Message,
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ company_id: companyId, channel, recipient, subject, body, created_at: now })
    .execute();
}

const TRIES = 8;
const AGAIN_MS = 60_000;
const SWEEP_MS = 30_000;

/** Sends outbox messages by SMTP, at least once, and deletes the text afterwards. */
export class Postman {
  private readonly platform: Platform;
  private readonly transport: Transporter | null;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(platform: Platform) {
    this.platform = platform;
    this.transport = platform.config.smtpUrl ? createTransport(platform.config.smtpUrl) : null;
  }

  /** Starts with messages left by an earlier process. */
  start(): void {
    if (!this.transport) return;
    this.timer = setInterval(() => this.wake(), SWEEP_MS);
    this.timer.unref();
    this.wake();
  }

  /** Processes the outbox now; called after a transaction that posted something. */
  wake(): void {
    if (!this.transport) return;
    this.running = this.running
      .then(() => this.sendAll())
      .catch((error: unknown) => {
        this.platform.log.warn(
          { kind: error instanceof Error ? error.name : 'unknown' },
          'the outbox could not be emptied',
        );
      });
  }

  /** Stops sending and waits for pending messages. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
    this.transport?.close();
  }

  private async sendAll(): Promise<void> {
    for (const companyId of await this.platform.companies.listIds()) {
      for (;;) {
        const mail = await this.claim(companyId);
        if (!mail) break;
        await this.send(companyId, mail);
      }
    }
  }

  private claim(companyId: number) {
    const now = this.platform.clock.now();
    return this.platform.tenancy.withTenant(companyId, (tx) =>
      tx
        .updateTable('outbox')
        .set((eb) => ({ claimed_at: now, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('channel', '=', 'mail')
            .where('sent_at', 'is', null)
            .where('attempts', '<', TRIES)
            .where((or) =>
              or.or([or('claimed_at', 'is', null), or('claimed_at', '<', new Date(now.getTime() - AGAIN_MS))]),
            )
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'recipient', 'subject', 'body'])
        .executeTakeFirst(),
    );
  }

  private async send(
    companyId: number,
    mail: { id: number; recipient: string; subject: string; body: string },
  ): Promise<void> {
    try {
      await this.transport?.sendMail({
        from: this.platform.config.mailFrom,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
      });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      this.platform.log.warn({ code, outboxId: mail.id }, 'a mail could not be sent');
      return;
    }
    await this.platform.tenancy.withTenant(companyId, async (tx) => {
      await tx
        .updateTable('outbox')
        .set({ sent_at: this.platform.clock.now(), body: '' })
        .where('id', '=', mail.id)
        .execute();
    });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    postman: Postman;
  }
}
