import { KitProvider } from '@shuyuan/ui';
import { loadTypeset } from '@shuyuan/ui/formulas';
import { loadPdfPages } from '@shuyuan/ui/pdf';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressParts } from '../core/addressParts.ts';
import { RootProvider, useRoot } from '../page/context.tsx';
import type { RouteRow } from '../routes/row.ts';
import { bindToOwner } from '../unsent/ownedRoot.ts';
import { needTexts } from './neededTexts.ts';

const LockNotice = lazy(async () => {
  const [code] = await Promise.all([import('./LockNotice.tsx'), needTexts(['lock'])]);
  return { default: code.LockNotice };
});

/** Where the build puts character maps and fonts of documents that embed none (scripts/pdfFiles.ts). */
const PDF_FILES = `${import.meta.env.BASE_URL}pdf/`;

interface PageOwnerProps {
  /** The page holds what its owner has entered or chosen from the beginning, e.g. a paper; others do once something is entered. */
  isHolding: RouteRow['isHolding'];
  children: ReactNode;
}

/**
 * The place of a page, which belongs to whoever opened it. When another tab logs somebody else in or out, a page that holds something
 * is locked, with a notice and the ways on; one that holds nothing is opened anew for whoever is logged in (decision 0043, B7).
 */
export const PageOwner = observer(function PageOwner({ isHolding, children }: PageOwnerProps) {
  const root = useRoot();
  const { auth, services } = root;
  const { pathname } = useLocation();
  const [opening, setOpening] = useState(() => ({ owned: bindToOwner(root), turn: 0 }));
  const hasEntered = useRef(false);
  const { owned, turn } = opening;
  const { isForeign } = owned;
  const holds = isHolding === 'paper' || isHolding === (owned.owner ? true : 'record') || hasEntered.current;
  const isLocked = isForeign && auth.isFromElsewhere && holds;
  // A logout or login of this tab has already chosen where to go (§4): the page that it leaves asks for nothing more.
  const isOver = isForeign && !isLocked && addressParts(services.navigator.current).path === pathname;

  const reopen = () => {
    owned.restore();
    owned.leave();
    hasEntered.current = false;
    setOpening({ owned: bindToOwner(root), turn: turn + 1 });
  };
  useEffect(() => {
    if (isOver) reopen();
  });
  useEffect(() => {
    if (!isLocked) return;
    owned.restore();
    const stop = owned.watch();
    return () => {
      stop();
      owned.restore();
      // What waited for its owner goes on, as after an interruption of the network.
      window.dispatchEvent(new Event('online'));
    };
  }, [isLocked, owned]);

  // What is left while somebody else is logged in, or nobody, does not go on in another page when its owner is back.
  useEffect(
    () => () => {
      if (owned.isForeign) owned.leave();
    },
    [owned],
  );

  const note = () => {
    hasEntered.current = true;
  };
  return (
    <div style={{ display: 'contents' }} onInputCapture={note} onChangeCapture={note} onDropCapture={note}>
      <RootProvider key={turn} root={owned.root}>
        {/* Pages of visitors, e.g. the login, show neither and do not load what loads them. */}
        <KitProvider locale={root.locale.locale} pdf={loadPdfPages} pdfFilesUrl={PDF_FILES} formulas={loadTypeset}>
          {children}
        </KitProvider>
      </RootProvider>
      {isLocked && (
        <Suspense fallback={null}>
          <LockNotice owner={owned.owner} onLeave={reopen} />
        </Suspense>
      )}
    </div>
  );
});
