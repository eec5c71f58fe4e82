import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../core/config/config.ts';
import { describeError } from '../core/log.ts';
import type { Secrets } from '../core/secrets.ts';
import type { Services } from '../data/services.ts';
import type { Tx } from '../data/tenancy.ts';
import type { SmsSender } from '../sms/message.ts';
import { createSmsSender } from '../sms/sender.ts';
import { OutboxMetrics } from './outboxMetrics.ts';
import { type SealedText, sealText, unsealText } from './sealedText.ts';

/** How a message reaches its person. */
export type Channel = 'mail' | 'sms';

/** A mail or short message to one person. */
export interface Message extends SealedText {
  companyId: number;
  channel: Channel;
  recipient: string;
  subject: string;
  now: Date;
}

/** Puts a message into the outbox, in the transaction that causes it (C5); its text, which may hold a code, is sealed. */
export async function postMessage(
  tx: Tx,
  secrets: Secrets,
  { companyId, channel, recipient, subject, body, code, now }: Message,
): Promise<void> {
  const sealed = sealText(secrets, companyId, { body, code });
  await tx
    .insertInto('outbox')
    .values({ company_id: companyId, channel, recipient, subject, body: sealed, created_at: now })
    .execute();
}

/** Whether messages of this channel reach somebody: by a sender, or in demo mode on the outbox page. */
export function isDelivered(channel: Channel, { isDemo, smtpUrl, sms }: Config): boolean {
  return isDemo || (channel === 'mail' ? smtpUrl !== null : sms !== null);
}

const TRIES = 8;
const AGAIN_MS = 60_000;
const SWEEP_MS = 30_000;
/** A short message costs money, and its code lives for five minutes: an older one is not sent any more. */
const SMS_LIFE_MS = 300_000;

interface Posted {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
}

/** Sends outbox messages by SMTP and by the sender of short messages, at least once, and deletes the text afterwards. */
export class Postman {
  private readonly services: Services;
  private readonly transport: Transporter | null;
  private readonly channels: readonly Channel[];
  private readonly metrics: OutboxMetrics;
  private sms: Promise<SmsSender> | null = null;
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private measuring: Promise<void> = Promise.resolve();

  constructor(services: Services) {
    this.services = services;
    const { smtpUrl, sms } = services.config;
    this.transport = smtpUrl ? createTransport(smtpUrl) : null;
    this.metrics = new OutboxMetrics(services);
    this.channels = [...(smtpUrl ? (['mail'] as const) : []), ...(sms ? (['sms'] as const) : [])];
  }

  /** Starts with messages left by an earlier process. */
  start(): void {
    if (this.channels.length === 0) return;
    const sweep = () => {
      this.wake();
      // Beside the sending: what a slow provider holds up is to be seen.
      this.measuring = this.measuring.then(() => this.measure());
    };
    this.timer = setInterval(sweep, SWEEP_MS);
    this.timer.unref();
    sweep();
  }

  /** Processes the outbox now; called after a transaction that posted something. */
  wake(): void {
    if (this.channels.length === 0) return;
    this.running = this.running
      .then(() => this.sendAll())
      .catch((error: unknown) => {
        this.services.log.warn(
          { kind: error instanceof Error ? error.name : 'unknown' },
          'the outbox could not be emptied',
        );
      });
  }

  /** Looks into the outboxes of all schools, for the metrics. */
  async measure(): Promise<void> {
    await this.metrics
      .measure(this.channels, { attempts: TRIES, smsLifeMs: SMS_LIFE_MS })
      .catch((error: unknown) =>
        this.services.log.warn({ failure: describeError(error) }, 'the outboxes could not be counted'),
      );
  }

  /** Stops sending and waits for pending messages. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await Promise.all([this.running, this.measuring]);
    this.transport?.close();
  }

  private async sendAll(): Promise<void> {
    for (const companyId of await this.services.companies.listIds()) {
      for (;;) {
        const message = await this.claim(companyId);
        if (!message) break;
        await this.send(companyId, message);
      }
    }
  }

  private claim(companyId: number) {
    const now = this.services.clock.now();
    return this.services.tenancy.withTenant(companyId, (tx) =>
      tx
        .updateTable('outbox')
        .set((eb) => ({ claimed_at: now, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('channel', 'in', this.channels)
            .where((or) =>
              or.or([or('channel', '=', 'mail'), or('created_at', '>', new Date(now.getTime() - SMS_LIFE_MS))]),
            )
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
        .returning(['id', 'channel', 'recipient', 'subject', 'body'])
        .executeTakeFirst(),
    );
  }

  private async send(companyId: number, message: Posted): Promise<void> {
    try {
      await (message.channel === 'mail' ? this.sendMail(companyId, message) : this.sendSms(companyId, message));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      const { channel, id } = message;
      this.metrics.failed.inc({ channel, code });
      this.services.log.warn({ code, channel, outboxId: id }, 'a message could not be sent');
      return;
    }
    this.metrics.sent.inc({ channel: message.channel });
    await this.services.tenancy.withTenant(companyId, async (tx) => {
      await tx
        .updateTable('outbox')
        .set({ sent_at: this.services.clock.now(), body: '' })
        .where('id', '=', message.id)
        .execute();
    });
  }

  private async sendMail(companyId: number, { recipient, subject, body }: Posted): Promise<void> {
    const { body: text } = unsealText(this.services.secrets, companyId, body);
    await this.transport?.sendMail({ from: this.services.config.mailFrom, to: recipient, subject, text });
  }

  private async sendSms(companyId: number, { id, recipient, subject, body }: Posted): Promise<void> {
    const { companies, config, secrets } = this.services;
    if (!config.sms) return;
    this.sms ??= createSmsSender(config.sms);
    const { body: text, code } = unsealText(secrets, companyId, body);
    const school = (await companies.byId(companyId))?.label ?? '';
    // The subject is the signature that messages of this country begin with: 【school】.
    await (await this.sms)({ id, school, phone: recipient, text: `${subject} ${text}`, code });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    postman: Postman;
  }
}
