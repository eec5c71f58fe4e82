import type { live as cn } from '../cn/live.ts';

/** The call into a study room, unread messages, the quick tools. */
export const live: typeof cn = {
  ringing: 'Call… {{name}} invites you to the study room',
  problems: {
    callOver: 'This call is over',
    minutesShort: 'Not enough minutes. Please buy some first.',
    roomClosed: 'The study room is closed',
  },
  roomClosed: 'The room is closed',
  roomClosedLine: 'The lecturer has ended for today',
  over: 'This call is over',
  overLine: 'It reached you too late. Have a look at your place in the study room.',
  notCharged: 'No minutes taken',
  blocked: 'The browser blocked the chat window',
  openChat: 'Open the chat',
  blockedNotice: 'The browser blocked the new window',
  openNotice: 'Open what the notice is about',
  reconnecting: 'Connection lost. Reconnecting ({{number}}/{{max}})',
  closed: 'No connection after {{max}} attempts. Calls and messages do not arrive for now',
  tools: 'Contact and app',
};
