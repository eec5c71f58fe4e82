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
export const routes: readonly RouteRow[] = [];

/** Where `/` and unknown paths lead (§2). */
export const HOME = '/index';
