import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { browserEnvironment } from '../../stores/live/browserEnvironment.ts';
import type { Environment } from '../../stores/live/environment.ts';
import { LiveSession } from '../../stores/live/LiveSession.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { addressBar } from '../addressBar.ts';
import { layoutAt } from '../layouts.ts';
import { CallHost } from './CallHost.tsx';
import { ConnectionCorner } from './ConnectionCorner.tsx';
import { refreshPage } from './refreshPage.ts';
import { chime } from './ringSound.ts';
import { TalkCorner } from './TalkCorner.tsx';
import { Toolbar } from './Toolbar.tsx';

let environment: Environment | null = null;
let hasFileRenewal = false;

/** Begins the live session of the login that there is now. */
export function startLive(root: RootStore): LiveSession {
  environment ??= browserEnvironment({ refreshPage: () => refreshPage(root.live, addressBar.current), chime });
  void readFiles(root);
  // A toast that tells of a lost network must not need the network: Chromium never asks again for code that it once could not get.
  void import('../toastHost.tsx').catch(() => null);
  const session = new LiveSession(root, environment);
  session.start();
  return session;
}

/** Private files of the page stay readable, from the first login on; without the code they end with their addresses. */
async function readFiles({ api }: RootStore) {
  if (hasFileRenewal) return;
  hasFileRenewal = true;
  const code = await import('./fileRenewal.ts').catch(() => null);
  code?.keepFilesReadable(document, api);
}

/** The call dialog, the unread popup, the quick tools and a lost connection, over the page (§2, §4, W5). */
export const LiveView = observer(function LiveView({ session }: { session: LiveSession }) {
  const { call, connection, talks } = session;
  const place = useLocation();
  return (
    <>
      {talks && layoutAt(place) !== 'bare' && <Toolbar talks={talks} />}
      {talks && <TalkCorner talks={talks} />}
      <ConnectionCorner connection={connection} isWaiting={call?.isWaiting ?? false} />
      {call?.now && <CallHost store={call} call={call.now} />}
    </>
  );
});
