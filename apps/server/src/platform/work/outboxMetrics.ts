import { sql } from 'kysely';
import { Counter, Gauge } from 'prom-client';
import type { Services } from '../data/services.ts';
import type { OutboxTable } from './tables.ts';

type Channel = OutboxTable['channel'];

const NAMES = [
  'messages_sent_total',
  'messages_failed_total',
  'messages_waiting',
  'messages_given_up',
  'messages_oldest_waiting_seconds',
];

/** Until when messages are tried: after so many attempts, or once a short message is so old, none follows. */
interface Limits {
  attempts: number;
  smsLifeMs: number;
}

/** What the outboxes of all schools held when they were last looked at, by channel. */
interface Held {
  waiting: number;
  givenUp: number;
  oldest: Date | null;
}

/** Metrics of the outbox: what this process sent or failed to send, and what waits in the outboxes of all schools. */
export class OutboxMetrics {
  readonly sent: Counter<'channel'>;
  /** By the word of the provider or of the network; a message that fails eight times counts eight times. */
  readonly failed: Counter<'channel' | 'code'>;
  private readonly held = new Map<Channel, Held>();
  private readonly services: Services;

  constructor(services: Services) {
    this.services = services;
    const { registry } = services.metrics;
    // A second app on the same platform replaces the metrics of the first.
    for (const name of NAMES) registry.removeSingleMetric(name);
    const registers = [registry];
    this.sent = new Counter({
      name: 'messages_sent_total',
      help: 'Messages that the provider accepted, by channel (sms, mail)',
      labelNames: ['channel'],
      registers,
    });
    this.failed = new Counter({
      name: 'messages_failed_total',
      help: 'Attempts at a message that failed, by channel and by the word of the provider or of the network',
      labelNames: ['channel', 'code'],
      registers,
    });
    this.show('messages_waiting', 'Messages that wait for an attempt, by channel', ({ waiting }) => waiting);
    this.show('messages_given_up', 'Messages of the last day that no attempt follows for', ({ givenUp }) => givenUp);
    this.show('messages_oldest_waiting_seconds', 'Age of the oldest message that waits', ({ oldest }) =>
      oldest === null ? 0 : Math.max(0, (services.clock.now().getTime() - oldest.getTime()) / 1000),
    );
  }

  /** Looks into the outboxes of all schools. */
  async measure(channels: readonly Channel[], { attempts, smsLifeMs }: Limits): Promise<void> {
    const { companies, tenancy, clock } = this.services;
    const found = new Map<Channel, Held>(
      channels.map((channel) => [channel, { waiting: 0, givenUp: 0, oldest: null }]),
    );
    const youngest = new Date(clock.now().getTime() - smsLifeMs);
    for (const companyId of await companies.listIds()) {
      const { rows } = await tenancy.withTenant(companyId, (tx) =>
        sql<{ channel: Channel; waiting: number; given_up: number; oldest: Date | null }>`
          select channel, count(*) filter (where goes_on)::int as waiting, min(created_at) filter (where goes_on) as oldest,
            count(*) filter (where not goes_on)::int as given_up
          from (select channel, created_at,
              attempts < ${attempts} and (channel = 'mail' or created_at > ${youngest}) as goes_on
            from outbox where sent_at is null) as unsent
          group by channel`.execute(tx),
      );
      for (const { channel, waiting, given_up, oldest } of rows) {
        const held = found.get(channel);
        if (!held) continue;
        held.waiting += waiting;
        held.givenUp += given_up;
        if (oldest && (held.oldest === null || oldest < held.oldest)) held.oldest = oldest;
      }
    }
    this.held.clear();
    for (const [channel, held] of found) this.held.set(channel, held);
  }

  private show(name: string, help: string, figureOf: (held: Held) => number): void {
    const { held, services } = this;
    new Gauge({
      name,
      help: `${help}, in all schools`,
      labelNames: ['channel'],
      registers: [services.metrics.registry],
      collect() {
        this.reset();
        for (const [channel, one] of held) this.set({ channel }, figureOf(one));
      },
    });
  }
}
