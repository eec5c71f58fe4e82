import { contract } from '@shuyuan/contract';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import { answerAll, BY_MACHINE, buildAwaiting, buildPaper, publishFor, RIGHT } from '../../testing/papers.ts';
import type { School, StudentCaller } from '../../testing/school.ts';

const { practice, marking, evaluations } = contract;

/** The student's published practice. */
async function published(school: School, owner: StudentCaller, paper = {}) {
  const made = await buildPaper(school, BY_MACHINE, paper);
  return { made, id: await publishFor(school, owner, made) };
}

/** An attempt that is open. */
async function started(school: School, owner: StudentCaller) {
  const all = await published(school, owner);
  await owner.ask(practice.start, { id: all.id });
  return all;
}

/** A finished practice with one wrong answer. */
async function finished(school: School, owner: StudentCaller) {
  const all = await published(school, owner);
  await answerAll(owner, all.id, all.made, [['A'], ...RIGHT.slice(1)]);
  await owner.ask(practice.submit, { id: all.id });
  return all;
}

/** Work that waits for the lecturer, claimed by him. */
async function claimed(school: School, owner: StudentCaller) {
  const all = await buildAwaiting(school, owner);
  await owner.ask(marking.claim, { id: all.id });
  return all;
}

const OWN = { otherStudent: 'empty', otherSchool: 'empty' } as const;

/** Access matrix of the calls of practices and of their marking (Z1). */
export const practiceRows: readonly MatrixRow[] = [
  matrixRow({
    call: practice.list,
    input: async (school, owner) => ({ courseId: (await published(school, owner)).made.id }),
    except: OWN,
  }),
  matrixRow({ call: practice.counts, input: () => ({}) }),
  matrixRow({
    call: practice.start,
    input: async (school, owner) => ({ id: (await published(school, owner)).id }),
  }),
  matrixRow({ call: practice.find, input: async (school, owner) => ({ id: (await started(school, owner)).id }) }),
  matrixRow({ call: practice.paper, input: async (school, owner) => ({ id: (await started(school, owner)).id }) }),
  matrixRow({
    call: practice.saveAnswer,
    input: async (school, owner) => {
      const { id, made } = await started(school, owner);
      return { id, questionId: made.questionIds[0] ?? 0, values: ['A'], version: 0 };
    },
  }),
  matrixRow({ call: practice.submit, input: async (school, owner) => ({ id: (await started(school, owner)).id }) }),
  matrixRow({ call: practice.result, input: async (school, owner) => ({ id: (await finished(school, owner)).id }) }),
  matrixRow({ call: practice.redo, input: async (school, owner) => ({ id: (await finished(school, owner)).id }) }),
  matrixRow({
    call: practice.makeUp,
    input: async (school, owner) => {
      const { id } = await published(school, owner);
      await school.withTenant((tx) =>
        tx.updateTable('practice_record').set({ state: 'expired' }).where('id', '=', id).execute(),
      );
      return { id };
    },
  }),
  matrixRow({
    call: practice.wrong,
    input: async (school, owner) => {
      await finished(school, owner);
      return {};
    },
    except: OWN,
  }),
  matrixRow({
    call: practice.retryWrong,
    input: async (school, owner) => ({
      questionId: (await finished(school, owner)).made.questionIds[0] ?? 0,
      values: ['B'],
    }),
  }),
  matrixRow({
    call: practice.noteWrong,
    input: async (school, owner) => ({
      questionId: (await finished(school, owner)).made.questionIds[0] ?? 0,
      note: '看错了焦点',
    }),
  }),
  matrixRow({
    call: evaluations.bank,
    input: async (school, owner) => ({ id: (await published(school, owner)).made.paperId }),
  }),
  ...[evaluations.objective, evaluations.subjective].map((call) =>
    matrixRow({
      call,
      input: async (school: School, owner: StudentCaller) => {
        const { made } = await started(school, owner);
        return { lessonId: made.lessonId, courseId: made.id };
      },
    }),
  ),
  ...[evaluations.submitObjective, evaluations.submitSubjective].map((call) =>
    matrixRow({
      call,
      input: async (school: School, owner: StudentCaller) => {
        const { made, id } = await published(school, owner);
        return { id, answers: [{ questionId: made.questionIds[0] ?? 0, values: ['B'] }] };
      },
    }),
  ),
  matrixRow({ call: evaluations.result, input: async (school, owner) => ({ id: (await finished(school, owner)).id }) }),
  matrixRow({
    call: marking.queue,
    input: async (school, owner) => {
      await buildAwaiting(school, owner);
      return { tab: 'waiting' as const };
    },
    except: OWN,
  }),
  matrixRow({
    call: marking.counts,
    input: async (school, owner) => {
      await buildAwaiting(school, owner);
      return {};
    },
  }),
  matrixRow({ call: marking.claim, input: async (school, owner) => ({ id: (await buildAwaiting(school, owner)).id }) }),
  matrixRow({ call: marking.release, input: async (school, owner) => ({ id: (await claimed(school, owner)).id }) }),
  matrixRow({
    call: marking.save,
    input: async (school, owner) => {
      const { id, questionId } = await claimed(school, owner);
      return { id, questionId, score: 8 };
    },
  }),
  matrixRow({
    call: marking.accept,
    input: async (school, owner) => {
      const { id } = await claimed(school, owner);
      const { questions } = await owner.ask(marking.claim, { id });
      return { id, questionId: questions.find(({ type }) => type === 'blank')?.id ?? 0, blank: 0 };
    },
  }),
  matrixRow({
    call: marking.send,
    input: async (school, owner) => {
      const { id, questionId } = await claimed(school, owner);
      await owner.ask(marking.save, { id, questionId, score: 8 });
      return { id };
    },
  }),
  matrixRow({
    call: marking.sendBack,
    input: async (school, owner) => {
      const { id } = await claimed(school, owner);
      return { id, reason: '第五题没有过程', dueAt: '2026-11-25T00:00:00.000Z' };
    },
  }),
];
