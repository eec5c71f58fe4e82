import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { readChatLink } from './chatLink.ts';
import { ViewSwitch } from './components/ViewSwitch.tsx';
import { DeskAlone } from './desk/DeskAlone.tsx';
import { DeskStore } from './desk/DeskStore.ts';
import { Talks } from './Talks.tsx';

const LessonsView = lazy(async () => ({ default: (await import('./lessons/LessonsView.tsx')).LessonsView }));
const MarkingView = lazy(async () => ({ default: (await import('./marking/MarkingView.tsx')).MarkingView }));
const ReportsView = lazy(async () => ({ default: (await import('./reports/ReportsView.tsx')).ReportsView }));

/** The window of a lecturer: talks where the school has chat, and the desk everywhere. */
export const LecturerHome = observer(function LecturerHome({ id }: { id: number }) {
  const { tenant } = useRoot();
  const desk = useOwned((root) => new DeskStore(root.services));
  const live = useRoot().live.session;
  useEffect(() => desk.listen(live), [desk, live]);
  const { t } = useTranslation('chat');
  const { news } = desk;
  useEffect(() => {
    if (news) live?.alert.call(`${news.kind} ${news.ticketId}`, t(`desk.alert.${news.kind}`, { name: news.name }));
  }, [news, live, t]);
  const waiting = desk.desk.value?.waiting.length;
  const { search } = useLocation();
  const kind = readChatLink(search)?.kind;
  if (kind === 'marking' || kind === 'lessons' || kind === 'reports') {
    const views = <ViewSwitch at={kind} hasTalks={tenant.showIm} waiting={waiting} />;
    return (
      <Suspense fallback={null}>
        {kind === 'marking' && <MarkingView id={id} views={views} />}
        {kind === 'lessons' && <LessonsView views={views} />}
        {kind === 'reports' && <ReportsView id={id} views={views} />}
      </Suspense>
    );
  }
  if (!tenant.showIm) return <DeskAlone store={desk} />;
  return <Talks me={{ type: 'lecturer', id }} desk={desk} />;
});
