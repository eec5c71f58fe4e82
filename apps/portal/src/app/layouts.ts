import { matchPath } from 'react-router-dom';
import { type Layout, routes } from '../routes.tsx';

/** The code of the header; pages without a shell do not load it (performance.md §3). */
export const loadHeader = () => import('./Header.tsx');

/** The layout of the page at a path; an unknown path is on its way home (§2). */
export function layoutAt(pathname: string): Layout {
  return routes.find(({ path }) => matchPath(path, pathname))?.layout ?? 'main';
}
