import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import type { RouteRow } from '../routes/row.ts';
import { routes } from '../routes.tsx';
import { loadHeader } from './layouts.ts';
import { needTexts } from './neededTexts.ts';

type Loaded = Promise<{ default: ComponentType }>;

const loads = new Map<RouteRow, Loaded>();
const lazies = new Map<RouteRow, LazyExoticComponent<ComponentType>>();

/** The place of every page but those of visitors. */
export const loadPageOwner = () => import('./PageOwner.tsx');

/** Loads code and texts of a page and its frame, in parallel, once; a failed load may be retried. */
function load(row: RouteRow): Loaded {
  const running = loads.get(row);
  if (running) return running;
  const frame = row.layout === 'bare' ? undefined : loadHeader();
  const place = row.access === 'visitor' ? undefined : loadPageOwner();
  const started = Promise.all([row.page(), needTexts(['common', ...row.texts]), frame, place]).then(([page]) => ({
    default: page,
  }));
  started.catch(() => loads.delete(row));
  loads.set(row, started);
  return started;
}

/** The page of a row as a lazy component. */
export function pageOf(row: RouteRow) {
  const known = lazies.get(row);
  if (known) return known;
  const page = lazy(() => load(row));
  lazies.set(row, page);
  return page;
}

/** Prefetches a page when the pointer rests on its link. */
export function preload(path: string) {
  const [pathname = '/'] = path.split(/[?#]/);
  const row = routes.find((candidate) => matchPath(candidate.path, pathname));
  if (row) void load(row).catch(() => undefined);
}
