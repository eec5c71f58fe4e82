import { matchPath } from 'react-router-dom';
import { routes } from '../../routes.tsx';
import { browserWorld } from '../../stores/live/browserWorld.ts';
import { createLive } from '../../stores/live/createLive.ts';
import type { LiveParts } from '../../stores/live/liveParts.ts';
import type { World } from '../../stores/live/world.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { addressBar } from '../addressBar.ts';

/** Milliseconds in which the last frame leaves before the page is read again. */
const LEAVE_MS = 100;

let world: World | null = null;

/** Begins the live parts of the login that there is now. */
export function startLive(root: RootStore): LiveParts {
  world ??= browserWorld(refreshPage);
  return createLive(root, world);
}

/** Pages that show what a call changes are read again when its dialog closes (§4). */
function refreshPage() {
  const pathname = addressBar.current.split('?')[0] ?? '';
  const row = routes.find(({ path }) => matchPath(path, pathname));
  if (row?.refreshExpert) setTimeout(() => location.reload(), LEAVE_MS);
}
