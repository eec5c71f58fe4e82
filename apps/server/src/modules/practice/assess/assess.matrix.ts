import { contract } from '@shuyuan/contract';
import { answerRecord, buildAssessment, startAsGuest } from '../../../testing/assessments.ts';
import { type MatrixRow, matrixRow } from '../../../testing/matrix.ts';
import { RIGHT } from '../../../testing/papers.ts';
import { buildPhone, type School, type StudentCaller } from '../../../testing/school.ts';

const { assessments } = contract;

/** The owner's record, open. */
async function started(school: School, owner: StudentCaller) {
  const made = await buildAssessment(school);
  const { id } = await owner.ask(assessments.start, { linkId: made.linkId });
  return { id, made };
}

/** The owner's record, handed in. */
async function handedIn(school: School, owner: StudentCaller) {
  const { id, made } = await started(school, owner);
  await answerRecord(owner, id, made, RIGHT);
  await owner.ask(assessments.submit, { id });
  return { id };
}

/** A record is missing also for a visitor, who sends no token of it. */
const NOBODY = { anonymous: 'missing' } as const;

/** Access matrix of the calls of assessments (Z1); that of guests is in `assess.test.ts`. */
export const assessmentRows: readonly MatrixRow[] = [
  matrixRow({
    call: assessments.intro,
    input: async (school) => ({ linkId: (await buildAssessment(school)).linkId }),
  }),
  matrixRow({
    call: assessments.start,
    input: async (school) => ({
      linkId: (await buildAssessment(school)).linkId,
      guestName: '何沐阳',
      guestPhone: buildPhone(),
    }),
  }),
  matrixRow({
    call: assessments.paper,
    input: async (school, owner) => ({ id: (await started(school, owner)).id }),
    except: NOBODY,
  }),
  matrixRow({
    call: assessments.saveAnswer,
    input: async (school, owner) => {
      const { id, made } = await started(school, owner);
      return { id, questionId: made.questionIds[0] ?? 0, values: ['A'], version: 0 };
    },
    except: NOBODY,
  }),
  matrixRow({
    call: assessments.submit,
    input: async (school, owner) => ({ id: (await started(school, owner)).id }),
    except: NOBODY,
  }),
  matrixRow({ call: assessments.result, input: handedIn, except: NOBODY }),
  matrixRow({ call: assessments.review, input: handedIn, except: NOBODY }),
  matrixRow({
    call: assessments.noteCause,
    input: async (school, owner) => {
      const { id, made } = await started(school, owner);
      await owner.ask(assessments.submit, { id });
      return { id, questionId: made.questionIds[0] ?? 0, cause: 'slip' as const };
    },
    except: NOBODY,
  }),
  matrixRow({
    call: assessments.keepWrong,
    input: async (school, owner) => {
      const { id, made } = await started(school, owner);
      await owner.ask(assessments.submit, { id });
      return { id, questionId: made.questionIds[0] ?? 0, isInBook: true };
    },
  }),
  matrixRow({
    call: assessments.mine,
    input: async (school, owner) => {
      await handedIn(school, owner);
      return {};
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({ call: assessments.claimable, input: () => ({}) }),
  matrixRow({
    call: assessments.claim,
    input: async (school, owner) => {
      const guest = await startAsGuest(school, await buildAssessment(school), { guestPhone: owner.phone });
      return { ids: [guest.id] };
    },
  }),
];
