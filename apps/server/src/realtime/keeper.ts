import { CloseCode } from '@shuyuan/rules';
import { sql } from 'kysely';
import { ONLINE_S, RENEWAL_S, renewPresence } from '../domain/logins/presence.ts';
import { selectEnded } from '../domain/logins/session.ts';
import { idList } from '../platform/data/idList.ts';
import type { Addressee } from '../platform/data/tenancy.ts';
import type { Platform } from '../platform/platform.ts';
import { frameOf } from '../platform/work/push.ts';
import type { Hub } from './hub.ts';
import type { People } from './people.ts';
import { REPEAT_S } from './recent.ts';

const TICK_MS = 1_000;
/** Seconds between two looks for pushes that no bus brought. */
const POLL_S = 2;
/** How far back such a look goes, in seconds: longer than any transaction takes to commit. */
const POLL_BACK_S = 15;
/** Seconds that somebody who left still counts as online, when another process may hold a socket of theirs. */
const LEAVE_S = RENEWAL_S + 5;

/** What is done again and again for the people who have a socket here, in one sweep a second and no timer for each. */
export class Keeper {
  private readonly platform: Platform;
  private readonly people: People;
  private readonly hub: Hub;
  private readonly left = new Map<string, Addressee>();
  private timer: NodeJS.Timeout | null = null;
  private seconds = 0;
  private polled = 0;
  private renewed = 0;
  private running: Promise<void> = Promise.resolve();
  private isRunning = false;

  constructor(platform: Platform, people: People, hub: Hub) {
    this.platform = platform;
    this.people = people;
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

  /** Ends it and waits for what is under way. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
  }

  /** Goes on by a second; what asks the database runs beside it, never twice at a time. */
  tick(): void {
    this.seconds += 1;
    this.hub.turn();
    if (this.seconds % REPEAT_S === 0) this.hub.forget();
    this.wake();
  }

  /** Looks after everybody at once, without waiting for the next second. */
  wake(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    this.running = this.run().finally(() => {
      this.isRunning = false;
    });
  }

  private async run(): Promise<void> {
    await this.attempt('logins', () => this.endLogins());
    await this.attempt('people who left', () => this.leave());
    // Counted from the last time: while the database is slow, seconds pass without a look.
    if (this.seconds - this.polled >= POLL_S) {
      this.polled = this.seconds;
      await this.attempt('pushes', () => this.poll());
    }
    if (this.seconds - this.renewed >= RENEWAL_S) {
      this.renewed = this.seconds;
      await this.attempt('presence', () => this.renew(this.platform.clock.now()));
    }
  }

  private async attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.platform.log.warn(
        { kind: error instanceof Error ? error.name : 'unknown', what },
        'sockets not looked after',
      );
    }
  }

  /** Closes the sockets of logins that are over, wherever they ended (A1). */
  private async endLogins(): Promise<void> {
    const { tenancy, clock, config } = this.platform;
    for (const companyId of this.people.listSchools()) {
      const sessions = this.people.listSessions(companyId);
      const lifetime = { now: clock.now(), idleMs: config.tokenIdleMs };
      const ended = await tenancy.withTenant(companyId, (tx) => selectEnded(tx, sessions, lifetime));
      if (ended.size === 0) continue;
      for (const line of this.people.listOf(companyId).flatMap((person) => person.lines)) {
        if (ended.has(line.sessionId)) this.hub.hangUp(line, CloseCode.loginOver);
      }
    }
  }

  /** Sends what was stored for people here and no bus has brought (W10). The embedded database has no other process. */
  private async poll(): Promise<void> {
    const people = this.people.listAll();
    if (people.length === 0 || this.platform.store.engine === 'embedded') return;
    // Bound by the id, which holds the database's time: the server's clock may stand elsewhere in demo mode (C3).
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

  /** Says of who is here that they are at that time. */
  async renew(seenAt: Date): Promise<void> {
    const { tenancy } = this.platform;
    for (const companyId of this.people.listSchools()) {
      const people = this.people.listOf(companyId);
      await tenancy.withTenant(companyId, (tx) => renewPresence(tx, companyId, people, seenAt));
    }
  }

  /** Lets those who left show as offline soon, unless another process renews them (product.md 4.15). */
  private async leave(): Promise<void> {
    const { tenancy, clock, store } = this.platform;
    const gone = [...this.left.values()].filter((who) => !this.people.find(who));
    this.left.clear();
    const aliveS = store.engine === 'embedded' ? 0 : LEAVE_S;
    const seenAt = new Date(clock.now().getTime() - (ONLINE_S - aliveS) * 1000);
    for (const companyId of new Set(gone.map((who) => who.companyId))) {
      const people = gone.filter((who) => who.companyId === companyId);
      await tenancy.withTenant(companyId, (tx) => renewPresence(tx, companyId, people, seenAt));
    }
  }
}
