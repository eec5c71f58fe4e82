import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/catalogue.ts';

/** `bare` brings no shell; `main` header and footer; `learn` the side menu too (§2). */
export type Layout = 'bare' | 'main' | 'learn';

/** One page of §2. */
export interface RouteRow {
  /** Path below `/web`. */
  path: string;
  layout: Layout;
  /** `student` needs a login (§5, isAuth); `visitor` leads on whoever has one (product.md 5.1). */
  access: 'public' | 'student' | 'visitor';
  /** Texts it needs besides `common`; they load beside its code. */
  texts: readonly Namespace[];
  page: () => Promise<ComponentType>;
  /** Works without the school's record (§2: `/chat` skips the tenant lookup). */
  skipsLookUp?: true;
  /** Names of the query with which the page takes the whole width, without the side menu, e.g. an open paper. */
  wideWith?: readonly string[];
  /**
   * The page holds what its student has begun, chosen or written, before anything is entered: a login of somebody else locks it at once.
   * Any other page is locked once something is entered in it (decision 0043). Of a `record`, a guest's paper or result, it holds what a visitor
   * has made in this browser: it opens for who logs in elsewhere only if asked; an open paper holds both.
   */
  isHolding?: true | 'record' | 'paper' | undefined;
  /** The page is read again when a call into a study room has closed (§4). */
  refreshExpert?: true;
}
