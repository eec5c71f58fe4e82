import * as z from 'zod/mini';
import { Login } from './account.ts';
import { get, post } from './call.ts';
import { Account } from './fields.ts';
import { Flag, Id, Instant, maybe, Nothing, record, text } from './schema.ts';

/** A lecturer's own login (§2 /talk/login), and the ticket that opens a socket (W1). */
export const talk = {
  login: post('/userCommon/lecturerLogin', {
    summary: 'Logs a lecturer in with phone and password',
    access: 'public',
    rate: 'login',
    input: record({
      account: ['loginId', Account],
      password: ['password', text(64)],
      hasAgreed: ['isAgree', Flag],
    }),
    result: Login,
  }),
  logout: post('/userCommon/lecturerLogout', {
    summary: "Ends the lecturer's login",
    access: 'lecturer',
    input: Nothing,
    result: Nothing,
  }),
  lecturer: get('/userCommon/getLecturerInfo', {
    summary: 'Which lecturer is logged in, and whose room is whose',
    access: 'lecturer',
    input: Nothing,
    result: record({
      id: ['userId', Id],
      name: ['userName', z.string()],
      portrait: ['userImg', maybe(z.string())],
      about: ['title', maybe(z.string())],
      /** The lecturer's study room; without one there is no desk. */
      roomId: ['studyRoomId', maybe(Id)],
    }),
  }),
  /** The ticket is valid once, for 30 seconds, and is sent as the second sub-protocol of the socket (W1). */
  ticket: post('/userCommon/getSocketTicket', {
    summary: 'A ticket that opens one socket',
    access: 'member',
    input: Nothing,
    result: record({
      ticket: ['ticket', z.string()],
      userId: ['userId', Id],
      expiresAt: ['expireTime', Instant],
    }),
  }),
};
