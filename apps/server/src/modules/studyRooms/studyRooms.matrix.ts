import { contract } from '@shuyuan/contract';
import { buildUpload } from '../../testing/chat.ts';
import { addTo } from '../../testing/gifts.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { buildRoom, buildWaiting, type MadeRoom } from '../../testing/studyRooms.ts';

const { studyRooms, desk, room } = contract;

/** An open room, and minutes for the student. */
async function withMinutes(school: School, owner: StudentCaller): Promise<MadeRoom> {
  await addTo(school, owner, 60, 'minutes');
  return buildRoom(school);
}

/** The student waits. */
async function waiting(school: School, owner: StudentCaller) {
  const made = await withMinutes(school, owner);
  const { id } = await owner.ask(studyRooms.subscribe, { roomId: made.id });
  return { made, id };
}

/** The student is in the room, alone. */
async function inRoom(school: School, owner: StudentCaller) {
  const { made, id } = await waiting(school, owner);
  const { current } = await made.lecturer.ask(desk.callNext, { id });
  await owner.ask(studyRooms.enter, { roomId: made.id });
  return { roomId: made.id, tempLogId: current?.tempLogId ?? 0, id, made };
}

/** A student is called into the lecturer's own room. */
async function called(school: School, owner: StudentCaller) {
  const made = await buildRoom(school, {}, owner);
  const { student } = await buildWaiting(school, made);
  const { current } = await owner.ask(desk.callNext, {});
  return { made, student, tempLogId: current?.tempLogId ?? 0 };
}

/** Who has no room has no desk, and is told so (5008). */
const NO_ROOM = { otherStudent: 'refused', otherSchool: 'refused' } as const;

/** Access matrix of the calls of study rooms (Z1). */
export const studyRoomRows: readonly MatrixRow[] = [
  matrixRow({
    call: studyRooms.list,
    input: async (school) => {
      await buildRoom(school);
      return {};
    },
    except: { otherSchool: 'empty', foreignVisitor: 'empty' },
  }),
  matrixRow({ call: studyRooms.basics, input: () => ({}) }),
  matrixRow({ call: studyRooms.mine, input: () => ({}) }),
  matrixRow({
    call: studyRooms.subscribe,
    input: async (school, owner) => ({ roomId: (await withMinutes(school, owner)).id }),
    except: { otherStudent: 'refused' },
  }),
  matrixRow({
    call: studyRooms.ask,
    input: async (school, owner) => ({ id: (await waiting(school, owner)).id, question: '第二问' }),
  }),
  matrixRow({
    call: studyRooms.cancel,
    input: async (school, owner) => {
      const { roomId, tempLogId } = await inRoom(school, owner);
      return { roomId, tempLogId };
    },
  }),
  matrixRow({
    call: studyRooms.comeBack,
    input: async (school, owner) => ({ id: (await waiting(school, owner)).id }),
    except: { owner: 'refused' },
  }),
  matrixRow({ call: studyRooms.enter, input: async (school) => ({ roomId: (await buildRoom(school)).id }) }),
  matrixRow({
    call: studyRooms.remind,
    input: async (school) => ({ roomId: (await buildRoom(school, { state: 'closed' })).id }),
  }),
  matrixRow({
    call: studyRooms.records,
    input: async (school, owner) => {
      const { made } = await waiting(school, owner);
      await owner.ask(studyRooms.cancel, { roomId: made.id });
      return {};
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({
    call: studyRooms.score,
    input: async (school, owner) => {
      const { id, tempLogId, made } = await inRoom(school, owner);
      await made.lecturer.ask(desk.end, { tempLogId });
      return { id, star: 5 };
    },
  }),
  matrixRow({
    call: studyRooms.orders,
    input: () => ({}),
    except: { owner: 'empty', otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({
    call: desk.read,
    input: async (school, owner) => {
      await buildRoom(school, {}, owner);
      return {};
    },
    except: NO_ROOM,
  }),
  matrixRow({
    call: desk.callNext,
    input: async (school, owner) => {
      const made = await buildRoom(school, {}, owner);
      return { id: (await buildWaiting(school, made)).ticketId };
    },
    except: NO_ROOM,
  }),
  matrixRow({
    call: desk.withdraw,
    input: async (school, owner) => ({ tempLogId: (await called(school, owner)).tempLogId }),
  }),
  matrixRow({
    call: desk.end,
    input: async (school, owner) => {
      const { made, student, tempLogId } = await called(school, owner);
      await student.ask(studyRooms.enter, { roomId: made.id });
      return { tempLogId };
    },
  }),
  matrixRow({
    call: desk.setRoom,
    input: async (school, owner) => {
      await buildRoom(school, { state: 'closed' }, owner);
      return { state: 'open' as const };
    },
    except: NO_ROOM,
  }),
  matrixRow({
    call: room.log,
    input: async (school, owner) => {
      const { roomId, tempLogId } = await inRoom(school, owner);
      return { roomId, tempLogId, joinType: 'enter' as const };
    },
  }),
  matrixRow({
    call: room.session,
    input: async (school, owner) => ({ tempLogId: (await inRoom(school, owner)).tempLogId }),
  }),
  matrixRow({
    call: room.items,
    input: async (school, owner) => {
      const { tempLogId } = await inRoom(school, owner);
      await owner.ask(room.add, { tempLogId, clientId: 'a', kind: 'text', body: '老师好' });
      return { tempLogId };
    },
  }),
  matrixRow({
    call: room.add,
    input: async (school, owner) => {
      const { tempLogId } = await inRoom(school, owner);
      return { tempLogId, clientId: 'a', kind: 'text' as const, body: '老师好' };
    },
  }),
  // Files of a consultation: shown and read by its two alone.
  matrixRow({
    call: room.add,
    input: async (school, owner) => {
      const { tempLogId } = await inRoom(school, owner);
      const fileId = await buildUpload(school, owner);
      return { tempLogId, clientId: 'a', kind: 'file' as const, body: '-', fileId };
    },
  }),
  matrixRow({
    call: room.items,
    input: async (school, owner) => {
      const { tempLogId, made } = await inRoom(school, owner);
      const fileId = await buildUpload(school, owner);
      await owner.ask(room.add, { tempLogId, clientId: 'a', kind: 'file', body: '-', fileId });
      await made.lecturer.ask(desk.end, { tempLogId });
      return { tempLogId };
    },
  }),
];
