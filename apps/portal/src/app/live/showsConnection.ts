import { matchPath } from 'react-router-dom';

/** Pages on which a call, a place in a queue or a message is waited for: home, the hall, one's own consultations. */
const ALWAYS = ['/index', '/expert', '/expert-QA'] as const;
/** Pages that say themselves how their connection is. */
const OWN = ['/chat', '/toroom'] as const;

/** Whether a page shows a lost connection: where something is waited for, and everywhere while one stands in a queue (product.md 5.2). */
export function showsConnection({ pathname, search }: { pathname: string; search: string }, isWaiting: boolean) {
  // The talks have a banner of their own; the lecturer's desk at the same path has none.
  if (matchPath('/chat', pathname)) return new URLSearchParams(search).get('view') === 'desk';
  if (OWN.some((path) => matchPath(path, pathname))) return false;
  return isWaiting || ALWAYS.some((path) => matchPath(path, pathname));
}
