import { matchPath } from 'react-router-dom';
import { addressParts } from '../../core/addressParts.ts';
import { routes } from '../../routes.tsx';
import type { LiveStore } from '../../stores/live/LiveStore.ts';

/**
 * A page that shows what a call changes is read again when its dialog closes: its data comes anew in place, without the
 * white frame of a reload (§4 refreshExpert).
 */
export function refreshPage(live: Pick<LiveStore, 'rereadPage'>, current: string) {
  const pathname = addressParts(current).path;
  const row = routes.find(({ path }) => matchPath(path, pathname));
  if (row?.refreshExpert) live.rereadPage();
}
