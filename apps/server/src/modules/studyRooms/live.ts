import { type SocketMessageOf, SocketType } from '@shuyuan/contract';
import { sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import type { Addressee } from '../../platform/data/tenancy.ts';
import type { Platform } from '../../platform/http/platform.ts';
import type { Realtime } from '../../platform/work/realtime.ts';
import { recordGone } from './roomLog.ts';
import { findOpenTicket } from './rows.ts';

/** Milliseconds for which a process believes that two are in a room together; the end elsewhere is seen after them. */
const BELIEVED_MS = 5_000;
const BELIEVED_MAX = 5_000;
/** Seconds in which a cancelled or missed ticket is still reported to the lecturer. */
const JUST_S = 60;

interface Pair {
  studentId: number;
  lecturerId: number;
}

interface Known {
  /** Null where no two are in a room together; signals that arrive meanwhile are queued in order. */
  pair: Promise<Pair | null>;
  until: number;
}

/** Frames between students and lecturers of consultations; state changes use calls only (W9, product.md 4.17). */
export function studyRoomLive({ tenancy, clock }: Pick<Platform, 'tenancy' | 'clock'>, realtime: Realtime): void {
  const pairs = new Pairs(tenancy);
  realtime.on(SocketType.entered, async (from, { studyRoomId }) => {
    if (from.kind !== 'student') return;
    const ticket = await tenancy.withTenant(from.companyId, (tx) => findOpenTicket(tx, from.id, studyRoomId));
    if (!ticket || ticket.status === 'waiting') return;
    realtime.notify(lecturerOf(from, ticket.lecturer_id), { type: SocketType.desk, studyRoomId, isComing: true });
  });
  realtime.on(SocketType.cancelled, async (from, { studyRoomId }) => {
    if (from.kind !== 'student') return;
    const since = new Date(clock.now().getTime() - JUST_S * 1_000);
    const ticket = await tenancy.withTenant(from.companyId, (tx) =>
      tx
        .selectFrom('study_ticket')
        .select('lecturer_id')
        .where('student_id', '=', from.id)
        .where('room_id', '=', studyRoomId)
        .where('status', 'in', ['cancelled', 'missed'])
        .where('ended_at', '>', since)
        .executeTakeFirst(),
    );
    if (ticket) realtime.notify(lecturerOf(from, ticket.lecturer_id), { type: SocketType.desk, studyRoomId });
  });
  realtime.on(SocketType.signal, async (from, message) => {
    const peer = await pairs.peerOf(from, message);
    if (peer) realtime.notify(peer, message);
  });
  realtime.onGone((who) => tenancy.withTenant(who.companyId, (tx) => recordGone({ tx, now: clock.now() }, who)));
}

function lecturerOf({ companyId }: Addressee, id: number): Addressee {
  return { companyId, kind: 'lecturer', id };
}

/** Pairs in rooms, cached for seconds: signals come in bursts. */
class Pairs {
  private readonly known = new Map<string, Known>();
  private readonly tenancy: Platform['tenancy'];

  constructor(tenancy: Platform['tenancy']) {
    this.tenancy = tenancy;
  }

  /** The other participant of a running consultation; null for anyone else (W9). */
  async peerOf(from: Addressee, { tempLogId }: SocketMessageOf<typeof SocketType.signal>): Promise<Addressee | null> {
    const key = `${from.companyId}:${tempLogId}`;
    const pair = await (this.find(key) ?? this.read(key, from.companyId, tempLogId));
    if (!pair) return null;
    const { companyId, kind, id } = from;
    if (id !== (kind === 'student' ? pair.studentId : pair.lecturerId)) return null;
    return kind === 'student'
      ? { companyId, kind: 'lecturer', id: pair.lecturerId }
      : { companyId, kind: 'student', id: pair.studentId };
  }

  private find(key: string): Promise<Pair | null> | undefined {
    const known = this.known.get(key);
    return known && known.until > performance.now() ? known.pair : undefined;
  }

  private read(key: string, companyId: number, callId: number): Promise<Pair | null> {
    if (this.known.size >= BELIEVED_MAX) this.known.clear();
    const pair = this.select(companyId, callId);
    this.known.set(key, { pair, until: performance.now() + BELIEVED_MS });
    // That there is none, or that the database was away, is not believed for long.
    const forget = () => this.known.delete(key);
    pair.then((found) => found ?? forget(), forget);
    return pair;
  }

  private async select(companyId: number, callId: number): Promise<Pair | null> {
    const row = await this.tenancy.withTenant(companyId, (tx) =>
      tx
        .selectFrom('study_call as c')
        .innerJoin('study_ticket as t', joinTenant('t.id', 'c.ticket_id'))
        .select(['c.student_id', 'c.lecturer_id'])
        .where('c.id', '=', callId)
        .where('t.status', '=', 'inRoom')
        .where(sql<boolean>`t.call_id = c.id`)
        .executeTakeFirst(),
    );
    return row ? { studentId: row.student_id, lecturerId: row.lecturer_id } : null;
  }
}
