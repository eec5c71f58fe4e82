import { CloseCode } from '@shuyuan/rules';
import { sql } from 'kysely';
import { ONLINE_S, RENEWAL_S, renewPresence } from '../domain/logins/presence.ts';
import { selectEnded } from '../domain/logins/session.ts';
import { idList } from '../platform/data/idList.ts';
import type { Addressee } from '../platform/data/tenancy.ts';
import type { Platform } from '../platform/http/platform.ts';
import { frameOf } from '../platform/work/push.ts';
import { ROTATE_S } from './dedupeSet.ts';
import type { Hub } from './hub.ts';
import type { Presence } from './presence.ts';

const TICK_MS = 1_000;
/** Seconds between polls for pushes that the bus did not deliver. */
const POLL_S = 2;
/** Look-back of a poll in seconds: longer than any transaction takes to commit. */
const POLL_BACK_S = 15;
/** Seconds that a person without a socket here still counts as online, since another process may have one. */
const LEAVE_S = RENEWAL_S + 5;

/** The periodic work for all sockets of this process, in one sweep per second instead of a timer each. */
export class Sweeper {
  private readonly platform: Platform;
  private readonly presence: Presence;
  private readonly hub: Hub;
  private readonly left = new Map<string, Addressee>();
  private timer: NodeJS.Timeout | null = null;
  private seconds = 0;
  private polled = 0;
  private renewed = 0;
  private running: Promise<void> = Promise.resolve();
  private isRunning = false;

  constructor(platform: Platform, presence: Presence, hub: Hub) {
    this.platform = platform;
    this.presence = presence;
    this.hub = hub;
    hub.onGone(async (who) => {
      this.left.set(`${who.companyId} ${who.kind} ${who.id}`, who);
    });
  }

  /** Begins to sweep. */
  start(): void {
    this.timer = setInterval(() => this.tick(), TICK_MS);
    this.timer.unref();
  }

  /** Stops and waits for pending work. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** Advances by a second; steps that query the database run in the background, each never twice at a time. */
  tick(): void {
    this.seconds += 1;
    this.hub.tick();
    if (this.seconds % ROTATE_S === 0) this.hub.rotateDelivered();
    this.sweep();
  }

  /** Sweeps now, without waiting for the next second. */
  sweep(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    this.running = this.run().finally(() => {
      this.isRunning = false;
    });
  }

  private async run(): Promise<void> {
    await this.runStep('logins', () => this.endLogins());
    await this.runStep('people who left', () => this.expirePresence());
    // Counted from the last time: while the database is slow, seconds pass without a poll.
    if (this.seconds - this.polled >= POLL_S) {
      this.polled = this.seconds;
      await this.runStep('pushes', () => this.pollPushes());
    }
    if (this.seconds - this.renewed >= RENEWAL_S) {
      this.renewed = this.seconds;
      await this.runStep('presence', () => this.renewPresence(this.platform.clock.now()));
    }
  }

  private async runStep(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.platform.log.warn(
        { kind: error instanceof Error ? error.name : 'unknown', what },
        'a step of the sweep over sockets failed',
      );
    }
  }

  /** Closes the sockets of ended logins, on whichever process they ended (A1). */
  private async endLogins(): Promise<void> {
    const { tenancy, clock, config } = this.platform;
    for (const companyId of this.presence.listSchools()) {
      const sessions = this.presence.listSessions(companyId);
      const lifetime = { now: clock.now(), idleMs: config.tokenIdleMs };
      const ended = await tenancy.withTenant(companyId, (tx) => selectEnded(tx, sessions, lifetime));
      if (ended.size === 0) continue;
      for (const connection of this.presence.listOf(companyId).flatMap((person) => person.connections)) {
        if (ended.has(connection.sessionId)) this.hub.end(connection, CloseCode.loginOver);
      }
    }
  }

  /** Sends stored pushes for persons here that the bus did not deliver (W10). The embedded database has no other process. */
  private async pollPushes(): Promise<void> {
    const people = this.presence.listAll();
    if (people.length === 0 || this.platform.store.engine === 'embedded') return;
    // Bounded by the id, which contains the database's time: the server's clock may differ in demo mode (C3).
    const { rows } = await sql<{
      id: number;
      companyId: number;
      kind: Addressee['kind'];
      memberId: number;
      frame: string;
    }>`
      select id, company_id as "companyId", member_kind as kind, member_id as "memberId", frame
      from push_event
      where id > ((extract(epoch from clock_timestamp()) - ${POLL_BACK_S}::int) * 1000 - 1735689600000)::bigint * 2048
        and member_id = any(${idList(people.map(({ id }) => id))})
      order by id`.execute(this.platform.store.owner);
    for (const { id, companyId, kind, memberId, frame } of rows) {
      this.hub.deliver({ id, to: { companyId, kind, id: memberId }, frame: frameOf(frame, id) }, 'poll');
    }
  }

  /** Renews the presence of all persons here as of that time. */
  async renewPresence(seenAt: Date): Promise<void> {
    const { tenancy } = this.platform;
    for (const companyId of this.presence.listSchools()) {
      const people = this.presence.listOf(companyId);
      await tenancy.withTenant(companyId, (tx) => renewPresence(tx, companyId, people, seenAt));
    }
  }

  /** Makes persons who left show as offline soon, unless another process renews them (product.md 4.15). */
  private async expirePresence(): Promise<void> {
    const { tenancy, clock, store } = this.platform;
    const gone = [...this.left.values()].filter((who) => !this.presence.find(who));
    this.left.clear();
    const aliveS = store.engine === 'embedded' ? 0 : LEAVE_S;
    const seenAt = new Date(clock.now().getTime() - (ONLINE_S - aliveS) * 1000);
    for (const companyId of new Set(gone.map((who) => who.companyId))) {
      const people = gone.filter((who) => who.companyId === companyId);
      await tenancy.withTenant(companyId, (tx) => renewPresence(tx, companyId, people, seenAt));
    }
  }
}
