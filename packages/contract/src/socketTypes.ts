/**
 * Types of §7; our own start at 100 so that they never meet a number of an outside backend. What the server pushes is a
 * hint: it says what to read again, never what is true (W6, W10).
 */
export const SocketType = {
  heartbeat: 3,
  call: 10,
  entered: 20,
  cancelled: 21,
  /** The student's place in a queue, or the queue itself, changed. */
  queue: 100,
  /** A call is over, in every tab. */
  callOver: 101,
  /** Something on the lecturer's desk changed. */
  desk: 102,
  /** Somebody came into a room or left it, or something was written there. */
  room: 103,
  /** What two browsers tell each other to connect picture and sound. */
  signal: 104,
  /** A conversation changed: a message, a read mark, a recall. */
  chat: 105,
  /** The unread messages of the school changed. */
  unread: 106,
  /** An order changed. */
  order: 107,
  /** A lesson of one's class began, ended or was cancelled. */
  lesson: 108,
} as const;
export type SocketType = (typeof SocketType)[keyof typeof SocketType];
