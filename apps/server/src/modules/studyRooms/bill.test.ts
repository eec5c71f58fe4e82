import { contract, type InputOf } from '@shuyuan/contract';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { renewPresence } from '../../domain/logins/presence.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildConsultation, buildRoom, secondsAfter, setStudy, visit } from '../../testing/studyRooms.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

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
        const pass = async (until: number) => {
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
            const both = [student, room.lecturer].map(({ id }, index) => ({
              kind: index === 0 ? ('student' as const) : ('lecturer' as const),
              id,
            }));
            await school.withTenant((tx) => renewPresence(tx, school.id, both, world.clock.now()));
            if ((await state())?.status === 'inRoom')
              for (const side of ['student', 'lecturer'] as const)
                if (here[side]) await people[side].answer(inRoom.session, { tempLogId: callId });
            await world.app.dueWork.run();
            if ((await state())?.status !== 'inRoom') return;
          }
        };
        for (const { seconds, side, move } of steps) {
          await pass(at + seconds);
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
}, 120_000);
