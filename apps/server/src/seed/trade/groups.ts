import type { Insertable } from 'kysely';
import type { GrouponMemberTable, GrouponTable, GrouponTeamTable } from '../../modules/groupons/tables.ts';
import type { SeededClass } from '../classes.ts';
import type { Both } from '../content.ts';
import { reduced } from './campaigns.ts';
import type { Ending } from './endings.ts';
import { addOrder } from './orders.ts';
import type { Shop } from './shop.ts';

const HOUR_MS = 3_600_000;
const PAID_AFTER_MS = 120_000;
const RULES: Both = [
  '开团或参团时先付款，到时人满即成团，大家同一天开课；没有成团，全额退回原付款方式。每人参加一次，拼团价不与优惠券同享，学分照常可用。',
  'Pay when you open or join a group. When it is full everybody starts together; if it is not, the money goes back in full. Once each; coupons do not count on a group price, credits do.',
];

/** Classes sold in groups: running, complete, ended, future, stopped. */
export interface GroupClasses {
  going: SeededClass;
  complete: SeededClass;
  ended: SeededClass;
  coming: SeededClass;
  stopped: SeededClass;
}

interface Activity {
  id: number;
  name: Both;
  priceFen: number;
  size: number;
  hours: number;
  klass: SeededClass;
  row: Insertable<GrouponTable>;
}

type MemberStatus = NonNullable<Insertable<GrouponMemberTable>['status']>;
interface Seat {
  student: number;
  status: MemberStatus;
  /** When its order was created. */
  at: Date;
  /** How it is refunded: `asked` after the group was complete. */
  refund?: 'error' | 'adopted' | 'asked';
}

/** Group activities and teams in every state; two of them, one forming and one that failed, are the demo student's. */
export function addGroups(shop: Shop, classes: GroupClasses): { team: number; failedTeam: number } {
  addActivity(shop, classes.coming, ['寒假结伴课', 'Winter together'], { from: 3, to: 20, size: 2 });
  addActivity(shop, classes.stopped, ['同桌特惠团', 'Desk mates'], { from: -20, to: 20, size: 2, is_stopped: true });
  const ended = addActivity(shop, classes.ended, ['双十一拼课', 'November together'], { from: -12, to: -3, size: 3 });
  const failedTeam = addEnded(shop, ended);
  const complete = addActivity(shop, classes.complete, ['两人同行', 'Two together'], { from: -15, to: 15, size: 2 });
  addComplete(shop, complete);
  const going = addActivity(shop, classes.going, ['三人拼课', 'Three together'], {
    from: -5,
    to: 3,
    size: 3,
    stock: 12,
  });
  return { team: addForming(shop, going), failedTeam };
}

function addActivity(
  shop: Shop,
  klass: SeededClass,
  name: Both,
  { from, to, size, ...own }: { from: number; to: number; size: number; stock?: number; is_stopped?: boolean },
): Activity {
  const id = shop.draft.nextId();
  const priceFen = reduced(Number(shop.offer(klass.offerId).price_fen), 84);
  const hours = 48;
  const row: Insertable<GrouponTable> = {
    company_id: shop.draft.companyId,
    id,
    offer_id: klass.offerId,
    name: name[0],
    name_en: name[1],
    price_fen: priceFen,
    size,
    hours,
    stock: null,
    opened: 0,
    starts_at: shop.at(from),
    ends_at: shop.at(to, 22),
    rule_text: RULES[0],
    rule_text_en: RULES[1],
    ...own,
  };
  shop.draft.addRow('groupon', row);
  return { id, name, priceFen, size, hours, klass, row };
}

/** Forming teams: one or two seats missing, the last seat unpaid, the leader unpaid; and a cancelled one. */
function addForming(shop: Shop, activity: Activity): number {
  const students = strangers(shop, activity.klass.runId);
  const next = () => students.next().value ?? 0;
  const joined = (student: number, hours: number): Seat => ({ student, status: 'joined', at: shop.at(0, hours) });
  const gone = { student: next(), status: 'left' as const, at: shop.at(-2, 3) };
  addTeam(shop, activity, { status: 'cancelled', seats: [gone] });
  addTeam(shop, activity, { status: 'forming', seats: [joined(next(), -6), joined(next(), -2)] });
  addTeam(shop, activity, { status: 'forming', seats: [joined(next(), -1)] });
  const own = addTeam(shop, activity, { status: 'forming', seats: [joined(shop.demo, -4), joined(next(), -3)] });
  const paying: Seat = { student: next(), status: 'hold', at: shop.parts.now };
  addTeam(shop, activity, { status: 'forming', seats: [joined(next(), -9), joined(next(), -8), paying] });
  const opening: Seat = { student: next(), status: 'hold', at: shop.parts.now };
  addTeam(shop, activity, { status: 'leaderUnpaid', seats: [opening] });
  return own;
}

/** Complete teams; in one, a member was refunded afterwards. */
function addComplete(shop: Shop, activity: Activity): void {
  const students = strangers(shop, activity.klass.runId);
  const next = () => students.next().value ?? 0;
  const seat = (student: number, status: MemberStatus, days: number): Seat => ({
    student,
    status,
    at: shop.at(days, 11),
  });
  addTeam(shop, activity, {
    status: 'success',
    seats: [seat(next(), 'success', -9), { ...seat(next(), 'refunded', -8.5), refund: 'asked' }],
  });
  addTeam(shop, activity, {
    status: 'success',
    seats: [seat(next(), 'success', -7), seat(shop.demo, 'success', -6.5)],
  });
}

/** Failed teams: refunded, being refunded, or with a failed refund. */
function addEnded(shop: Shop, activity: Activity): number {
  const students = strangers(shop, activity.klass.runId);
  const next = () => students.next().value ?? 0;
  const seat = (student: number, status: MemberStatus, hours: number): Seat => ({
    student,
    status,
    at: shop.at(-7, hours),
  });
  addTeam(shop, activity, {
    status: 'failed',
    seats: [
      { ...seat(next(), 'refunding', 1), refund: 'adopted' },
      { ...seat(next(), 'refunding', 2), refund: 'error' },
    ],
  });
  return addTeam(shop, activity, {
    status: 'failed',
    seats: [seat(shop.demo, 'refunded', 9), seat(next(), 'refunded', 10)],
  });
}

function addTeam(
  shop: Shop,
  activity: Activity,
  { status, seats }: { status: NonNullable<Insertable<GrouponTeamTable>['status']>; seats: readonly Seat[] },
): number {
  const { draft } = shop;
  const [leader] = seats;
  if (!leader) throw new RangeError('A team has a leader.');
  const id = draft.idAt(Math.min(leader.at.getTime(), draft.day));
  const startedAt = new Date(leader.at.getTime() + PAID_AFTER_MS);
  const endsAt = new Date(startedAt.getTime() + activity.hours * HOUR_MS);
  const isStarted = status !== 'leaderUnpaid' && status !== 'cancelled';
  const lastPaid = new Date((seats.at(-1)?.at.getTime() ?? 0) + PAID_AFTER_MS);
  const endedAt = {
    leaderUnpaid: null,
    forming: null,
    success: lastPaid,
    failed: endsAt,
    cancelled: new Date(leader.at.getTime() + HOUR_MS / 4),
  }[status];
  draft.add('groupon_team', {
    id,
    groupon_id: activity.id,
    leader_id: leader.student,
    size: activity.size,
    joined: seats.filter((one) => one.status !== 'hold' && one.status !== 'left').length,
    held: seats.filter((one) => one.status === 'hold').length,
    status,
    created_at: leader.at,
    started_at: isStarted ? startedAt : null,
    ends_at: isStarted ? endsAt : null,
    ended_at: endedAt,
  });
  if (status !== 'cancelled' && status !== 'failed') activity.row.opened = Number(activity.row.opened) + 1;
  if (status === 'forming') {
    const work = { company_id: draft.companyId, kind: 'teamDeadline', ref_id: id, due_at: endsAt };
    draft.addRow('due_work', { id: draft.nextId(), ...work });
  }
  seats.forEach((seat, place) => {
    addMember(shop, activity, { ...seat, teamId: id, number: place + 1, endsAt });
  });
  return id;
}

function addMember(
  shop: Shop,
  { id, name, priceFen, klass }: Activity,
  { teamId, number, endsAt, ...seat }: Seat & { teamId: number; number: number; endsAt: Date },
): void {
  const listFen = Number(shop.offer(klass.offerId).price_fen);
  const order = addOrder(shop, {
    student: seat.student,
    createdAt: seat.at,
    goods: klass,
    off: [{ kind: 'group', ref_id: id, name, amount_fen: listFen - priceFen }],
    team: { mode: number === 1 ? 'openTeam' : 'joinTeam', id: teamId },
    method: number === 1 ? 'wechat' : 'alipay',
    end: endingOf(seat, endsAt),
  });
  const isPaid = seat.status !== 'hold' && seat.status !== 'left';
  shop.draft.add('groupon_member', {
    id: shop.draft.nextId(),
    team_id: teamId,
    groupon_id: id,
    student_id: seat.student,
    order_id: order.id,
    seat: number,
    is_leader: number === 1,
    status: seat.status,
    joined_at: isPaid ? new Date(seat.at.getTime() + PAID_AFTER_MS) : null,
  });
}

function endingOf({ status, at, refund }: Seat, endsAt: Date): Ending {
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
  const failed = { kind: 'groupFailed' as const, askedAt: endsAt };
  if (status === 'hold') return { is: 'unpaid' };
  if (status === 'left') return { is: 'cancelled', reason: 'timeout', at: later(0.25) };
  if (status === 'joined') return { is: 'awaitingGroup' };
  if (status === 'success') return { is: 'paid' };
  if (status === 'refunding') {
    return { is: 'refunding', refund: { status: refund === 'error' ? 'error' : 'adopted', ...failed } };
  }
  if (refund !== 'asked') return { is: 'refunded', refund: { status: 'refunded', ...failed, doneAt: endsAt } };
  return { is: 'refunded', refund: { status: 'refunded', kind: 'asked', askedAt: later(30), doneAt: later(54) } };
}

/** Other students in turn, those outside the class first. */
function* strangers(shop: Shop, runId: number): Generator<number, undefined> {
  const inside = new Set(
    (shop.draft.rows.enrolment ?? []).filter((row) => row.class_run_id === runId).map(({ student_id }) => student_id),
  );
  yield* shop.others.filter((student) => !inside.has(student));
  yield* shop.others.filter((student) => inside.has(student));
  return undefined;
}
