import type { Wire } from './wire.ts';

/** A room with its lecturer, and nothing that would say how long its queue is. */
export const STUDY_ROOM: Wire = { studyRoomId: 3, roomName: '数学答疑室', lecturerName: '周砚秋', roomStatus: 1 };
