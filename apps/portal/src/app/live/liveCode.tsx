import { observer } from 'mobx-react-lite';
import { matchPath, useLocation } from 'react-router-dom';
import { addressParts } from '../../core/addressParts.ts';
import { routes } from '../../routes.tsx';
import { browserEnvironment } from '../../stores/live/browserEnvironment.ts';
import type { Environment } from '../../stores/live/environment.ts';
import { LiveSession } from '../../stores/live/LiveSession.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { addressBar } from '../addressBar.ts';
import { layoutAt } from '../layouts.ts';
import { CallHost } from './CallHost.tsx';
import { TalkCorner } from './TalkCorner.tsx';
import { Toolbar } from './Toolbar.tsx';

/** Milliseconds in which the last frame leaves before the page is read again. */
const LEAVE_MS = 100;

let environment: Environment | null = null;

/** Begins the live session of the login that there is now. */
export function startLive(root: RootStore): LiveSession {
  environment ??= browserEnvironment(refreshPage);
  const session = new LiveSession(root, environment);
  session.start();
  return session;
}

/** Pages that show what a call changes are read again when its dialog closes (§4). */
function refreshPage() {
  const pathname = addressParts(addressBar.current).path;
  const row = routes.find(({ path }) => matchPath(path, pathname));
  if (row?.refreshExpert) setTimeout(() => location.reload(), LEAVE_MS);
}

/** The call dialog, the unread popup and the quick tools, over the page (§2, §4). */
export const LiveView = observer(function LiveView({ session }: { session: LiveSession }) {
  const { call, talks } = session;
  const { pathname } = useLocation();
  return (
    <>
      {talks && layoutAt(pathname) !== 'bare' && <Toolbar talks={talks} />}
      {talks && <TalkCorner talks={talks} />}
      {call?.now && <CallHost store={call} call={call.now} />}
    </>
  );
});
