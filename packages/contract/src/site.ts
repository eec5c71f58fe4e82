import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, maybe, Nothing, record, text, Whole, words } from './schema.ts';

/** One entry of the top menu (product.md 4.1); `key` carries §2's highlight numbers: 3 MyHeadline, 7 News, 10 HeadlinePlate. */
export const MenuEntry = record({
  id: ['menuId', Id],
  key: ['menuKey', Whole, OPTIONAL],
  name: ['menuName', z.string(), REQUIRED],
  nameEn: ['menuNameEn', maybe(z.string())],
  path: ['routePath', z.string(), REQUIRED],
  isExternal: ['isExternal', Flag],
  badge: ['badge', maybe(z.string())],
});
export type MenuEntry = ReadOf<typeof MenuEntry>;

/** Which unread count an entry of the side menu shows. */
const unread = words({ none: 0, siteMsg: 1, feedbackMsg: 2, chat: 3 });

/** One entry of the learning centre's side menu; `parentId` 0 is the first level (product.md 4.1). */
export const SideMenuEntry = record({
  id: ['menuId', Id],
  parentId: ['parentId', Whole, OPTIONAL],
  key: ['menuKey', z.string()],
  name: ['menuName', z.string(), REQUIRED],
  nameEn: ['menuNameEn', maybe(z.string())],
  icon: ['icon', maybe(z.string())],
  path: ['routePath', z.string(), REQUIRED],
  unread: ['unreadKey', unread, OPTIONAL],
});
export type SideMenuEntry = ReadOf<typeof SideMenuEntry>;

export const ButtonPermission = record({
  key: ['buttonKey', z.string(), REQUIRED],
  isAllowed: ['isAllow', Flag, REQUIRED],
  reason: ['reason', maybe(z.string())],
});
export type ButtonPermission = ReadOf<typeof ButtonPermission>;

/** Switches of the school; type 6 is the study room (§7), the rest is ours (product.md 4.1). */
export const switches = words({
  purchase: 1,
  groupon: 2,
  membership: 3,
  headline: 4,
  chat: 5,
  studyRoom: 6,
  exchange: 7,
  invite: 8,
});

export const Switch = record({
  type: ['type', switches, OPTIONAL],
  /** Open is 0 on the wire (§7). */
  status: ['status', words({ open: 0, closed: 1 })],
});
export type Switch = ReadOf<typeof Switch>;

/** Menus, switches and the visit record: the calls of the shell (§7). */
export const site = {
  menuBar: get('/menu/menuBarList', {
    summary: 'Entries of the top menu',
    access: 'public',
    input: Nothing,
    result: z.array(MenuEntry),
  }),
  sideMenu: get('/userCommon/queryStuMenuList', {
    summary: "Entries of the student's side menu",
    access: 'student',
    input: Nothing,
    result: z.array(SideMenuEntry),
  }),
  permissions: get('/userCommon/queryStuButtonPermission', {
    summary: 'Which buttons the student is offered',
    access: 'student',
    input: Nothing,
    result: z.array(ButtonPermission),
  }),
  switch: get('/auditButtonManage/auditButtonManageByType', {
    summary: 'Whether a part of the school is open; type 6 is the study room',
    access: 'public',
    input: record({ type: ['type', switches] }),
    result: Switch,
  }),
  unreadSum: get('/userCommon/getUnreadMessageSum', {
    summary: 'Unread messages of the student: of the school, answers to feedback, and both together',
    access: 'student',
    input: Nothing,
    result: record({
      count: ['count', Whole, OPTIONAL],
      siteMessages: ['siteMsg', Whole, OPTIONAL],
      feedback: ['feedbackMsg', Whole, OPTIONAL],
    }),
  }),
  recordVisit: post('/visitRecord/addRecord', {
    summary: 'Counts a visit; sent once a session',
    access: 'public',
    input: record({
      /** Kind of terminal: 0 is the desktop web (§7). */
      platform: ['platformType', words({ desktopWeb: 0 })],
      path: ['path', z.optional(text(512))],
      referer: ['referer', z.optional(text(512))],
      sessionKey: ['sessionKey', z.optional(text(64))],
    }),
    result: Nothing,
  }),
};
