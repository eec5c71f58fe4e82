import { contract, type StateOf, TRANSITIONS } from '@shuyuan/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { expectInvariants } from '../../testing/invariants.ts';
import type { School } from '../../testing/school.ts';
import {
  buildCalled,
  buildConsultation,
  buildRoom,
  buildWaiting,
  type MadeRoom,
  ringsUntil,
  secondsAfter,
  visit,
} from '../../testing/studyRooms.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { studyRooms, desk } = contract;
type State = StateOf<'consultation'>;

afterEach(() => world.clock.set(TEST_NOW));

function statusesOf(school: School): Promise<State[]> {
  return school.withTenant(async (tx) =>
    (await tx.selectFrom('study_ticket').select('status').orderBy('id').execute()).map(({ status }) => status),
  );
}

/** Every row of the table of 4.17: the events, and the states of the student's tickets afterwards. */
const ROWS: { name: string; run: (school: School, room: MadeRoom) => Promise<unknown>; after: State[] }[] = [
  { name: 'the student joins', run: buildWaiting, after: ['waiting'] },
  { name: 'the lecturer calls', run: buildCalled, after: ['calling'] },
  {
    name: 'the student leaves the queue',
    run: async (school, room) => (await buildWaiting(school, room)).student.ask(studyRooms.cancel, { roomId: room.id }),
    after: ['cancelled'],
  },
  {
    name: 'the lecturer closes the room',
    run: async (school, room) => {
      await buildWaiting(school, room);
      await room.lecturer.ask(desk.setRoom, { state: 'closed' });
    },
    after: ['roomClosed'],
  },
  { name: 'the student enters', run: (school, room) => buildConsultation(school, room), after: ['inRoom'] },
  {
    name: 'the student says no',
    run: async (school, room) => (await buildCalled(school, room)).student.ask(studyRooms.cancel, { roomId: room.id }),
    after: ['cancelled'],
  },
  {
    name: 'the page says that the countdown is over',
    run: async (school, room) => {
      const { student } = await buildCalled(school, room);
      world.clock.set(ringsUntil(TEST_NOW));
      await student.ask(studyRooms.cancel, { roomId: room.id });
    },
    after: ['missed'],
  },
  {
    name: 'nobody says anything',
    run: async (school, room) => {
      await buildCalled(school, room);
      world.clock.set(secondsAfter(TEST_NOW, 18));
      await world.app.dueWork.run();
    },
    after: ['missed'],
  },
  {
    name: 'the lecturer takes the call back',
    run: async (school, room) => {
      const { callId } = await buildCalled(school, room);
      await room.lecturer.ask(desk.withdraw, { tempLogId: callId });
    },
    after: ['withdrawn', 'waiting'],
  },
  {
    name: 'the student comes back',
    run: async (school, room) => {
      const { student, ticketId } = await buildCalled(school, room);
      world.clock.set(ringsUntil(TEST_NOW));
      await student.ask(studyRooms.cancel, { roomId: room.id });
      await student.ask(studyRooms.comeBack, { id: ticketId });
    },
    after: ['waiting'],
  },
  {
    name: 'both leave',
    run: async (school, room) => {
      const { student, callId } = await buildConsultation(school, room);
      await visit(student, room, callId, 'leave');
      await visit(room.lecturer, room, callId, 'leave');
    },
    after: ['finished'],
  },
  {
    name: 'the lecturer ends it',
    run: async (school, room) => {
      const { callId } = await buildConsultation(school, room);
      await room.lecturer.ask(desk.end, { tempLogId: callId });
    },
    after: ['finished'],
  },
  {
    name: 'the lecturer does not come',
    run: async (school, room) => {
      await buildConsultation(school, room, { isAlone: true });
      world.clock.set(secondsAfter(TEST_NOW, 180));
      await world.app.dueWork.run();
    },
    after: ['failed', 'waiting'],
  },
];

describe('a ticket follows the table (product.md 4.17, I1)', () => {
  for (const { name, run, after } of ROWS) {
    test(name, async () => {
      const school = await world.school();
      await run(school, await buildRoom(school));
      expect(await statusesOf(school)).toEqual(after);
      await expectInvariants(school);
    });
  }
});

describe('the database refuses every other pair (I1, I16)', () => {
  for (const machine of ['consultation', 'call'] as const) {
    test(machine, async () => {
      const rows: readonly { from: string; to: string }[] = TRANSITIONS[machine];
      const states = [...new Set(rows.flatMap(({ from, to }) => [from, to]))];
      const { rows: found } = await sql<{ pair: string }>`select unnest(allowed_changes()) as pair`.execute(
        world.platform.store.owner,
      );
      const allowed = found.map(({ pair }) => pair).filter((pair) => pair.startsWith(`${machine}:`));
      expect(allowed.sort()).toEqual([...new Set(rows.map(({ from, to }) => `${machine}:${from}>${to}`))].sort());
      const school = await world.school();
      const { ticketId, callId } = await buildCalled(school, await buildRoom(school));
      const start = machine === 'call' ? 'ringing' : 'calling';
      const table = machine === 'call' ? 'study_call' : 'study_ticket';
      for (const to of states.filter((state) => state !== start && !allowed.includes(`${machine}:${start}>${state}`))) {
        const change = school.withTenant((tx) =>
          sql`update ${sql.table(table)} set status = ${to}, ${sql.raw(
            machine === 'call' ? 'answered_at = called_at' : 'subject_id = null',
          )} where id = ${machine === 'call' ? callId : ticketId}`.execute(tx),
        );
        await expect(change, `${start} > ${to}`).rejects.toThrow(/may not follow/);
      }
      await expectInvariants(school);
    });
  }

  test('an ended ticket does not change', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildCalled(school, room);
    await student.ask(studyRooms.cancel, { roomId: room.id });
    for (const to of ['ringing', 'entered', 'expired', 'withdrawn'])
      await expect(
        school.withTenant((tx) => sql`update study_call set status = ${to} where id = ${callId}`.execute(tx)),
      ).rejects.toThrow();
    for (const to of ['waiting', 'calling', 'inRoom', 'finished', 'missed'])
      await expect(
        school.withTenant((tx) => sql`update study_ticket set status = ${to}`.execute(tx)),
      ).rejects.toThrow();
  });
});
