import type { RouteRow } from './row.ts';

/** Pages without a shell (§2). */
export const bareRows: readonly RouteRow[] = [
  {
    path: '/chat',
    layout: 'bare',
    access: 'public',
    texts: ['chat'],
    page: async () => (await import('../features/chat/ChatPage.tsx')).ChatPage,
    skipsLookUp: true,
  },
  {
    path: '/codelogin',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('../features/account/CodeLoginPage.tsx')).CodeLoginPage,
  },
  {
    path: '/login',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('../features/account/LoginPage.tsx')).LoginPage,
  },
  {
    path: '/register',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('../features/account/RegisterPage.tsx')).RegisterPage,
  },
  {
    path: '/rest',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('../features/account/ResetPage.tsx')).ResetPage,
  },
  {
    path: '/talk/login',
    layout: 'bare',
    access: 'public',
    texts: ['account', 'talk'],
    page: async () => (await import('../features/account/LecturerLoginPage.tsx')).LecturerLoginPage,
  },
  {
    path: '/toroom',
    layout: 'bare',
    access: 'public',
    texts: ['room', 'devices'],
    page: async () => (await import('../features/room/RoomPage.tsx')).RoomPage,
  },
];
