import { own } from './own.ts';
import type { RouteRow } from './row.ts';

/** Pages without a shell (§2). */
export const bareRows: readonly RouteRow[] = [
  {
    path: '/archives/scoreSheet/:id',
    layout: 'bare',
    access: 'student',
    texts: ['archives'],
    page: own('SheetPage'),
  },
  {
    path: '/archives/sheetFill/:id',
    layout: 'bare',
    access: 'student',
    texts: ['archives'],
    isHolding: true,
    page: own('SheetFillPage'),
  },
  {
    path: '/chat',
    layout: 'bare',
    access: 'public',
    texts: ['chat'],
    isHolding: true,
    page: () => import('../features/consult/chat/ChatPage.tsx').then((module) => module.ChatPage),
    skipsLookUp: true,
  },
  {
    path: '/codelogin',
    layout: 'bare',
    access: 'visitor',
    texts: ['login'],
    page: () => import('../features/people/login/CodeLoginPage.tsx').then((module) => module.CodeLoginPage),
  },
  {
    path: '/headline/add',
    layout: 'bare',
    access: 'public',
    texts: ['writing'],
    isHolding: true,
    page: own('WritePage'),
  },
  {
    path: '/headline/preview',
    layout: 'bare',
    access: 'public',
    texts: ['writing', 'articlesRead'],
    isHolding: true,
    page: own('PreviewPage'),
  },
  {
    path: '/login',
    layout: 'bare',
    access: 'visitor',
    texts: ['login'],
    page: () => import('../features/people/login/LoginPage.tsx').then((module) => module.LoginPage),
  },
  {
    path: '/register',
    layout: 'bare',
    access: 'visitor',
    texts: ['login'],
    page: own('RegisterPage'),
  },
  {
    path: '/rest',
    layout: 'bare',
    access: 'public',
    texts: ['login'],
    page: own('ResetPage'),
  },
  {
    path: '/talk/login',
    layout: 'bare',
    access: 'public',
    texts: ['login', 'lecturerLogin'],
    page: own('LecturerLoginPage'),
  },
  {
    path: '/toroom',
    layout: 'bare',
    access: 'public',
    texts: ['studyRoom', 'deviceTest'],
    isHolding: true,
    page: own('RoomPage'),
  },
];
