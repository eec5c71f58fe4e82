import type { NavigateFunction } from 'react-router-dom';
import type { Navigator } from '../core/services.ts';

const base = import.meta.env.BASE_URL.slice(0, -1);
let navigate: NavigateFunction | null = null;

/** Connects the stores to the router, once it is there. */
export function connectRouter(router: NavigateFunction) {
  navigate = router;
}

/** Replaces the address before there is a router: the page begins at another path below `/web`. */
export function beginAt(path: string) {
  history.replaceState(history.state, '', base + path);
}

/** The address bar as stores see it: paths below `/web`. */
export const addressBar: Navigator = {
  get current() {
    return location.pathname.slice(base.length) + location.search + location.hash;
  },
  go(path, options) {
    if (navigate) void navigate(path, options);
    else location.assign(base + path);
  },
};
