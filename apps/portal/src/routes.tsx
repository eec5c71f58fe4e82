import type { ComponentType } from 'react';
import type { Namespace } from './i18n/catalogue.ts';

/** `bare` brings no shell; `main` header and footer; `learn` the side menu too (§2). */
export type Layout = 'bare' | 'main' | 'learn';

/** One page of §2. */
export interface RouteRow {
  /** Path below `/web`. */
  path: string;
  layout: Layout;
  /** `student` needs a login: §5, isAuth. */
  access: 'public' | 'student';
  /** Texts it needs besides `common`; they load beside its code. */
  texts: readonly Namespace[];
  page: () => Promise<ComponentType>;
}

/** THE route table: every page that exists. What §2 names beyond it is listed, and may only shrink, in `routes.test.ts`. */
export const routes: readonly RouteRow[] = [
  {
    path: '/codelogin',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('./features/account/CodeLoginPage.tsx')).CodeLoginPage,
  },
  {
    path: '/course',
    layout: 'main',
    access: 'public',
    texts: ['courses'],
    page: async () => (await import('./features/courses/CourseListPage.tsx')).CourseListPage,
  },
  {
    path: '/course/detail/:id/:sid',
    layout: 'main',
    access: 'public',
    texts: ['course'],
    page: async () => (await import('./features/course/CoursePage.tsx')).CoursePage,
  },
  {
    path: '/courseintroduce',
    layout: 'main',
    access: 'public',
    texts: ['about'],
    page: async () => (await import('./features/about/CourseIntroducePage.tsx')).CourseIntroducePage,
  },
  {
    path: '/download',
    layout: 'main',
    access: 'public',
    texts: ['about'],
    page: async () => (await import('./features/about/DownloadPage.tsx')).DownloadPage,
  },
  {
    path: '/index',
    layout: 'main',
    access: 'public',
    texts: ['home'],
    page: async () => (await import('./features/home/HomePage.tsx')).HomePage,
  },
  {
    path: '/login',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('./features/account/LoginPage.tsx')).LoginPage,
  },
  {
    path: '/personal',
    layout: 'learn',
    access: 'student',
    texts: ['addresses', 'personal'],
    page: async () => (await import('./features/personal/PersonalPage.tsx')).PersonalPage,
  },
  {
    path: '/register',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('./features/account/RegisterPage.tsx')).RegisterPage,
  },
  {
    path: '/rest',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('./features/account/ResetPage.tsx')).ResetPage,
  },
  {
    path: '/teacher/certification',
    layout: 'main',
    access: 'public',
    texts: ['lecturers'],
    page: async () => (await import('./features/lecturers/QualificationsPage.tsx')).QualificationsPage,
  },
  {
    path: '/teather/:id',
    layout: 'main',
    access: 'public',
    texts: ['lecturers'],
    page: async () => (await import('./features/lecturers/LecturerPage.tsx')).LecturerPage,
  },
];

/** Where `/` and unknown paths lead (§2). */
export const HOME = '/index';
