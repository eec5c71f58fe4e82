import { contract } from '@shuyuan/contract';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { buildUpload } from '../../testing/chat.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';

const { media } = contract;

/** A recorded lesson of a class of the owner. */
async function ownLesson(school: School, owner: StudentCaller) {
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    lessons: [{ kind: 'video', is_trial: true, media: 'hls', media_path: 'hls/index.m3u8', media_s: 48 }],
  });
  await enrol(school, owner.id, made);
  return { courseId: made.id, lessonId: made.lessonIds[0] ?? 0 };
}

/** Access matrix of media (Z1). */
export const mediaRows: readonly MatrixRow[] = [
  matrixRow({ call: media.play, input: ownLesson }),
  matrixRow({ call: media.trial, input: ownLesson }),
  matrixRow({
    call: media.saveRecord,
    input: async (school, owner) => ({
      ...(await ownLesson(school, owner)),
      positionS: 4,
      ranges: [[0, 4] as [number, number]],
    }),
  }),
  matrixRow({ call: media.notes, input: ownLesson }),
  matrixRow({
    call: media.saveNote,
    input: async (school, owner) => ({
      ...(await ownLesson(school, owner)),
      ...{ second: 4, words: '焦点', frameId: await buildUpload(school, owner) },
    }),
  }),
  matrixRow({
    call: media.deleteNote,
    input: async (school, owner) => {
      const key = await ownLesson(school, owner);
      return { id: (await owner.ask(media.saveNote, { ...key, second: 4, words: '焦点' })).id };
    },
  }),
];
