import { type MarkingEntry, REMARK_MINUTES } from '@shuyuan/contract';
import { Avatar, formatDay, formatTimeOfDay, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { momentOf } from '../../../../core/known.ts';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import type { MarkingStore } from './MarkingStore.ts';
import { Entry, QueueTabs } from './marking.styles.ts';
import { MARKING_TABS } from './WorkQueue.ts';

const DAY_MS = 86_400_000;
const REMARK_MS = REMARK_MINUTES * 60_000;

/** Works of the lecturer's classes: to mark, marked, sent back. */
export const MarkingQueue = observer(function MarkingQueue({ store }: { store: MarkingStore }) {
  const { t } = useTranslation('chat');
  const { queue } = store;
  const { tab } = queue;
  const found = queue.counts.value;
  // How much was ever marked tells nothing.
  const counts = found && { waiting: found.waiting, marked: undefined, sentBack: found.sentBack, byMachine: undefined };
  return (
    <>
      <QueueTabs>
        <Tabs
          label={t('marking.name')}
          value={tab}
          onChange={(key) => queue.show(MARKING_TABS.find((each) => each === key) ?? 'waiting')}
          items={MARKING_TABS.map((key) => ({ value: key, label: t(`marking.tab.${key}`), count: counts?.[key] }))}
        />
      </QueueTabs>
      <PagedList
        list={queue.list}
        skeleton="row"
        count={6}
        simple
        empty={<EmptyPlace kind="list" title={t(`marking.none.${tab}`)} />}
      >
        {(entry) => <Row key={entry.id} entry={entry} store={store} />}
      </PagedList>
    </>
  );
});

const Row = observer(function Row({ entry, store }: { entry: MarkingEntry; store: MarkingStore }) {
  const { t } = useTranslation('chat');
  const { services } = useRoot();
  const perform = usePerform();
  const view = useView();
  const when = (at: string) => `${formatDay(at, view)} ${formatTimeOfDay(at, view.timeZone)}`;
  const { submittedAt, gradedAt, imageCount, audioCount, claimedBy, score, totalScore } = entry;
  const isOpen = store.work.record?.id === entry.id;
  // Marks that a lecturer has sent can be changed for some minutes; the queue of what a machine has marked has no such end.
  const isFixed = store.queue.tab === 'marked' && !(services.clock.now <= momentOf(gradedAt) + REMARK_MS);
  const days = submittedAt === undefined ? 0 : Math.floor((services.clock.now - Date.parse(submittedAt)) / DAY_MS);
  const facts = [
    gradedAt !== undefined
      ? t('marking.markedAt', { when: when(gradedAt) })
      : submittedAt !== undefined && t('marking.handedIn', { when: when(submittedAt) }),
    store.queue.tab === 'marked' && !isFixed && t('marking.changeableNow'),
    claimedBy !== undefined && t('marking.by', { name: claimedBy }),
  ].filter((fact) => fact !== false);
  const files = [
    imageCount !== undefined && imageCount > 0 && t('marking.pictures', { count: imageCount }),
    audioCount !== undefined && audioCount > 0 && t('marking.recordings', { count: audioCount }),
  ].filter((fact) => fact !== false);
  const points =
    score === undefined || totalScore === undefined ? score : t('marking.points', { score, total: totalScore });
  return (
    <Entry
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      disabled={claimedBy !== undefined || store.queue.tab === 'sentBack' || isFixed}
      onClick={() => perform(() => store.claim(entry.id))}
    >
      <Avatar name={entry.studentName} src={entry.portrait} size={40} />
      <span>
        <b>{entry.studentName}</b>
        <small>{entry.title}</small>
        {facts.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </span>
      <span data-late={days > 0 && store.queue.tab === 'waiting' ? true : undefined}>
        {isOpen ? t('marking.now') : (points ?? (days > 0 ? t('marking.waits', { count: days }) : files.join(' ')))}
      </span>
    </Entry>
  );
});
