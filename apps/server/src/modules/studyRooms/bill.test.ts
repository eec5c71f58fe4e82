import { contract, type InputOf } from '@shuyuan/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { recordArrival, renewPresence } from '../../domain/logins/presence.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildConsultation, buildRoom, secondsAfter, setStudy, timeOf, visit } from '../../testing/studyRooms.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { minutesFor } from './charge.ts';

const world = openWorld();
const { studyRooms, desk, minutes, room: inRoom } = contract;
const RUNS = Number(process.env['MODEL_RUNS'] ?? 8);

afterEach(() => world.clock.set(TEST_NOW));

type Side = 'student' | 'lecturer';
type Move = InputOf<typeof inRoom.log>['joinType'];
interface Step {
  /** Seconds since the step before. */
  seconds: number;
  side: Side;
  move: Move;
}

const step: fc.Arbitrary<Step> = fc.record({
  seconds: fc.oneof(fc.nat({ max: 12 }), fc.nat({ max: 150 })),
  side: fc.constantFrom('student', 'lecturer'),
  move: fc.constantFrom('enter', 'enter', 'leave', 'close'),
});

/** What is owed for these seconds together, one after the other and by hand. */
function owed(together: number, { unit, held }: { unit: number; held: number }): number {
  let due = 0;
  if (together >= 60) for (let paid = 0; paid < together; paid += unit * 60) due += unit;
  return Math.min(due, held);
}

const { goTo, beThere, pass } = timeOf(world);

describe('minutes are charged in whole units', () => {
  const TABLE = [
    { seconds: 0, unit: 1, held: 60, minutes: 0 },
    { seconds: 59, unit: 1, held: 60, minutes: 0 },
    { seconds: 60, unit: 1, held: 60, minutes: 1 },
    { seconds: 61, unit: 1, held: 60, minutes: 2 },
    { seconds: 600, unit: 1, held: 60, minutes: 10 },
    { seconds: 61, unit: 5, held: 60, minutes: 5 },
    { seconds: 301, unit: 5, held: 60, minutes: 10 },
    { seconds: 301, unit: 5, held: 7, minutes: 7 },
    { seconds: 9_000, unit: 1, held: 60, minutes: 60 },
  ];
  for (const { seconds, unit, held, minutes: charge } of TABLE) {
    test(`${seconds} s in units of ${unit}, ${held} held: ${charge}`, async () => {
      expect(minutesFor(seconds * 1_000, { unit, held })).toBe(charge);
      const school = await world.school();
      await setStudy(school, { unit_minutes: unit });
      const room = await buildRoom(school);
      const { student, callId } = await buildConsultation(school, room, { minutes: held });
      expect(await student.ask(minutes.account)).toMatchObject({ left: 0, frozen: held });
      goTo(seconds);
      await room.lecturer.ask(desk.end, { tempLogId: callId });
      expect(await student.ask(minutes.account)).toEqual({
        left: held - charge,
        frozen: 0,
        refunding: 0,
        used: charge,
      });
      expect((await student.ask(studyRooms.records)).items).toMatchObject([{ minutes: charge, status: 'finished' }]);
      await expectInvariants(school);
    });
  }

  test('from the lecturer’s arrival, not from the student’s waiting', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room, { isAlone: true });
    await visit(student, room, callId, 'enter');
    goTo(150);
    await visit(room.lecturer, room, callId, 'enter');
    goTo(150 + 120);
    await room.lecturer.ask(desk.end, { tempLogId: callId });
    expect(await student.ask(minutes.account)).toMatchObject({ used: 2 });
    const flow = await student.ask(minutes.flow, { direction: 'out' });
    expect(flow.items).toMatchObject([{ reason: 'consume', minutes: 2, balanceAfter: 58 }]);
  });
});

describe('only the time together is charged (product.md 4.17)', () => {
  test('a student who pressed Enter and never came in pays nothing', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room, { isAlone: true });
    await visit(room.lecturer, room, callId, 'enter');
    await pass(school, { student, lecturer: room.lecturer, callId }, 179);
    await room.lecturer.ask(desk.end, { tempLogId: callId });
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 0 }]);
    expect(await student.ask(minutes.account)).toMatchObject({ left: 60, frozen: 0, used: 0 });
    await expectInvariants(school);
  });

  test('2:30 at the device check and 0:20 together cost nothing', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room, { isAlone: true });
    await visit(room.lecturer, room, callId, 'enter');
    await pass(school, { student, lecturer: room.lecturer, callId }, 150);
    await visit(student, room, callId, 'enter');
    goTo(170);
    await room.lecturer.ask(desk.end, { tempLogId: callId });
    expect(await student.ask(minutes.account)).toMatchObject({ left: 60, used: 0 });
    await expectInvariants(school);
  });

  test('the minutes that are held last for as long as both are there', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room, { minutes: 2 });
    const people = { student, lecturer: room.lecturer, callId };
    await pass(school, people, 60);
    await visit(student, room, callId, 'leave');
    expect(await room.lecturer.ask(inRoom.session, { tempLogId: callId })).toMatchObject({
      togetherS: 60,
      heldMinutes: 2,
    });
    expect((await room.lecturer.ask(inRoom.session, { tempLogId: callId })).endsAt).toBeUndefined();
    await pass(school, people, 180);
    await visit(student, room, callId, 'enter');
    expect((await student.ask(inRoom.session, { tempLogId: callId })).endsAt).toBe(
      secondsAfter(TEST_NOW, 240).toISOString(),
    );
    await pass(school, people, 239);
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
    await pass(school, people, 240);
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 2 }]);
    await expectInvariants(school);
  });

  test('time for which the servers were away is not, although both come back (S3)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    await pass(school, { student, lecturer: room.lecturer, callId }, 60);
    goTo(1_260);
    await school.withTenant(async (tx) => {
      await recordArrival(tx, school.id, { kind: 'student', id: student.id }, world.clock.now());
      await recordArrival(tx, school.id, { kind: 'lecturer', id: room.lecturer.id }, world.clock.now());
    });
    await pass(school, { student, lecturer: room.lecturer, callId }, 1_260);
    await pass(school, { student, lecturer: room.lecturer, callId }, 1_320);
    // Until 135 s, the last moment at which they can have been there, and from 1,260 s to 1,320 s.
    await room.lecturer.ask(desk.end, { tempLogId: callId });
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 4 }]);
    await expectInvariants(school);
  });

  test('and all of it, also by a student who blocks the socket and talks on', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    await pass(school, { student, lecturer: room.lecturer, callId }, 10);
    const { lecturer } = room;
    const lecturerOnly = [{ kind: 'lecturer' as const, id: lecturer.id }];
    for (let seconds = 25; seconds <= 600; seconds += 25) {
      goTo(seconds);
      await school.withTenant((tx) => renewPresence(tx, school.id, lecturerOnly, world.clock.now()));
      for (const who of [student, lecturer]) await who.ask(inRoom.session, { tempLogId: callId });
      await world.app.dueWork.run();
    }
    await school.withTenant((tx) =>
      recordArrival(tx, school.id, { kind: 'student', id: student.id }, world.clock.now()),
    );
    expect(await student.ask(inRoom.session, { tempLogId: callId })).toMatchObject({ togetherS: 600 });
    await lecturer.ask(desk.end, { tempLogId: callId });
    expect(await student.ask(minutes.account)).toMatchObject({ used: 10 });
    await expectInvariants(school);
  });

  test('nothing for an outage after which the page is read before its socket is back (S3)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    const people = { student, lecturer: room.lecturer, callId };
    await pass(school, people, 60);
    goTo(1_260);
    for (const who of [student, room.lecturer]) await who.ask(inRoom.session, { tempLogId: callId });
    expect(await student.ask(inRoom.session, { tempLogId: callId })).toMatchObject({ togetherS: 135 });
    await school.withTenant(async (tx) => {
      await recordArrival(tx, school.id, { kind: 'student', id: student.id }, world.clock.now());
      await recordArrival(tx, school.id, { kind: 'lecturer', id: room.lecturer.id }, world.clock.now());
    });
    await pass(school, people, 1_320);
    expect(await student.ask(inRoom.session, { tempLogId: callId })).toMatchObject({ togetherS: 195 });
    await expectInvariants(school);
  });

  test('by the unit that held when the student entered', async () => {
    const school = await world.school();
    await setStudy(school, { unit_minutes: 1 });
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    await school.withTenant((tx) => tx.updateTable('study_setting').set({ unit_minutes: 30 }).execute());
    goTo(90);
    await room.lecturer.ask(desk.end, { tempLogId: callId });
    expect(await student.ask(minutes.account)).toMatchObject({ used: 2 });
    await expectInvariants(school);
  });
});

test('a consultation costs the seconds that both were in the room, however they came and went (product.md 4.17)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(1, 5),
      fc.integer({ min: 3, max: 8 }),
      async (steps, unit, held) => {
        world.clock.set(TEST_NOW);
        const school = await world.school();
        await setStudy(school, { unit_minutes: unit });
        const room = await buildRoom(school);
        const { student, callId } = await buildConsultation(school, room, { minutes: held, isAlone: true });
        const people = { student, lecturer: room.lecturer };
        const here = { student: false, lecturer: false };
        let at = 0;
        let together = 0;
        const state = async () =>
          (await school.withTenant((tx) => tx.selectFrom('study_ticket').selectAll().orderBy('id').execute()))[0];
        /** Time passes second by second in the model; in the product, due work is done as its second comes. */
        const advance = async (until: number) => {
          while (at < until) {
            const [due] = await school.withTenant((tx) =>
              tx.selectFrom('due_work').select('due_at').orderBy('due_at').limit(1).execute(),
            );
            const dueAt = due
              ? Math.max(at + 1, Math.ceil((due.due_at.getTime() - TEST_NOW.getTime()) / 1_000))
              : until;
            const next = Math.min(until, dueAt, at + 60);
            for (let second = at; second < next; second++) if (here.student && here.lecturer) together += 1;
            at = next;
            world.clock.set(secondsAfter(TEST_NOW, at));
            await beThere(school, people);
            if ((await state())?.status === 'inRoom')
              for (const side of ['student', 'lecturer'] as const)
                if (here[side]) await people[side].answer(inRoom.session, { tempLogId: callId });
            await world.app.dueWork.run();
            if ((await state())?.status !== 'inRoom') return;
          }
        };
        for (const { seconds, side, move } of steps) {
          await advance(at + seconds);
          if ((await state())?.status !== 'inRoom') break;
          const session = await student.answer(inRoom.session, { tempLogId: callId });
          expect(session.data).toMatchObject({ togetherS: together, minutes: owed(together, { unit, held }) });
          await visit(people[side], room, callId, move);
          here[side] = move === 'enter';
        }
        if ((await state())?.status === 'inRoom') await room.lecturer.ask(desk.end, { tempLogId: callId });
        const { items } = await student.ask(studyRooms.records);
        const charge = items[0]?.status === 'finished' ? owed(together, { unit, held }) : 0;
        expect(items[0]).toMatchObject({ minutes: charge });
        expect(await student.ask(minutes.account)).toMatchObject({ used: charge, frozen: 0 });
        await expectInvariants(school);
      },
    ),
    { numRuns: RUNS },
  );
});
