import { localDay } from '@shuyuan/rules';
import { AnswerSheet, formatStartTime, formatTimeOfDay, PaperClock, type ScheduleView } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../page/useView.ts';
import { sectionPoints } from './cells.ts';
import type { PaperStore } from './PaperStore.ts';
import { SheetSide } from './paper.styles.ts';

interface PaperSheetProps {
  /** The server's time when the paper was read, ISO 8601. */
  serverTime: string;
  store: PaperStore;
  onJump: (id: number) => void;
  ref?: Ref<HTMLDivElement>;
  /** Below the sheet. */
  children?: ReactNode;
}

/** The answer sheet of an open attempt, with its clock. */
export const PaperSheet = observer(function PaperSheet({ serverTime, store, onJump, ref, children }: PaperSheetProps) {
  const { t } = useTranslation('practice');
  const view = useView(Date.parse(serverTime));
  const { currentId, sendingCount, cells, saving } = store;
  const isOffline = saving.trouble === 'offline';
  const points = sectionPoints(cells);
  const headingOf = (section: string | undefined) => {
    const of = section === undefined ? undefined : points.get(section);
    if (of === undefined) return undefined;
    return 'each' in of
      ? t('paper.sectionEach', { section, count: of.each })
      : t('paper.sectionTotal', { section, count: of.total });
  };
  return (
    <SheetSide>
      <div ref={ref}>
        <AnswerSheet
          cells={cells.map(({ section, points: _, ...cell }) => ({ ...cell, group: headingOf(section) }))}
          offline={isOffline}
          currentId={currentId === null ? undefined : String(currentId)}
          onJump={(id) => onJump(Number(id))}
          onHandIn={store.ask}
          notice={noticeOf()}
          clock={<AttemptClock serverTime={serverTime} store={store} />}
        />
        {children}
      </div>
    </SheetSide>
  );

  function noticeOf() {
    const end = store.paper.value?.endsAt;
    if (isOffline && end !== undefined)
      return t('lost.saved', { time: endText(end, serverTime, view), count: store.answeredCount - saving.pending });
    return sendingCount > 0 ? t('paper.sending', { count: sendingCount }) : undefined;
  }
});

/** The clock of an attempt that ends. */
export const AttemptClock = observer(function AttemptClock({
  serverTime,
  store,
}: Pick<PaperSheetProps, 'serverTime' | 'store'>) {
  const { t } = useTranslation('practice');
  const view = useView(Date.parse(serverTime));
  const { endsAt, saving } = store;
  if (endsAt === undefined) return null;
  return (
    <PaperClock
      endsAt={Date.parse(endsAt)}
      now={Date.parse(serverTime)}
      endsAtText={endText(endsAt, serverTime, view)}
      labels={saving.trouble === 'offline' ? { endsAt: () => t('lost.clock') } : undefined}
    />
  );
});

/** When an attempt ends: one may last for days, and a time of day alone is that of today. */
function endText(endsAt: string, serverTime: string, view: ScheduleView): string {
  const isToday = localDay(endsAt, view.timeZone) === localDay(serverTime, view.timeZone);
  return isToday ? formatTimeOfDay(endsAt, view.timeZone) : formatStartTime(endsAt, view);
}
