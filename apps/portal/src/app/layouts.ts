import { matchPath } from 'react-router-dom';
import type { Layout } from '../routes/row.ts';
import { routes } from '../routes.tsx';

/** The code of the header; pages without a shell do not load it (performance.md §3). */
export const loadHeader = () => import('./Header.tsx');

/** Whether the page at a path works without the school's record (§2 `/chat`). */
export function skipsLookUp(pathname: string): boolean {
  return routes.find(({ path }) => matchPath(path, pathname))?.skipsLookUp === true;
}

/** Whether the page at a path is for students who are logged in (§5). */
export function needsLogin(pathname: string): boolean {
  return routes.find(({ path }) => matchPath(path, pathname))?.access === 'student';
}

/** The layout of the page at an address; an unknown path is on its way home (§2). */
export function layoutAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Layout {
  const row = routes.find(({ path }) => matchPath(path, pathname));
  if (row?.wideWith) {
    const query = new URLSearchParams(search);
    if (row.wideWith.some((name) => query.has(name))) return 'main';
  }
  return row?.layout ?? 'main';
}
