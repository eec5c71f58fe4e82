import type { RouteRow } from './row.ts';

/** Pages without a shell (§2). */
export const bareRows: readonly RouteRow[] = [
  {
    path: '/chat',
    layout: 'bare',
    access: 'public',
    texts: ['chat'],
    page: () => import('../features/chat/ChatPage.tsx').then((module) => module.ChatPage),
    skipsLookUp: true,
  },
  {
    path: '/codelogin',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: () => import('../features/account/CodeLoginPage.tsx').then((module) => module.CodeLoginPage),
  },
  {
    path: '/login',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: () => import('../features/account/LoginPage.tsx').then((module) => module.LoginPage),
  },
  {
    path: '/register',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: () => import('../features/account/RegisterPage.tsx').then((module) => module.RegisterPage),
  },
  {
    path: '/rest',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: () => import('../features/account/ResetPage.tsx').then((module) => module.ResetPage),
  },
  {
    path: '/talk/login',
    layout: 'bare',
    access: 'public',
    texts: ['account', 'talk'],
    page: () => import('../features/account/LecturerLoginPage.tsx').then((module) => module.LecturerLoginPage),
  },
  {
    path: '/toroom',
    layout: 'bare',
    access: 'public',
    texts: ['room', 'devices'],
    page: () => import('../features/room/RoomPage.tsx').then((module) => module.RoomPage),
  },
];
