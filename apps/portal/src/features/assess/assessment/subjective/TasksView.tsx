import { Alert, Breadcrumb, formatStartTime, formatTimeOfDay, Heading, TaskList } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useView } from '../../../../page/useView.ts';
import { type AssessPlace, evaluationPath } from '../../../../shared/course/assessPaths.ts';
import { HandInDialog } from '../../../../shared/practice/paper/HandInDialog.tsx';
import { LeaveWarning } from '../../../../shared/practice/paper/LeaveWarning.tsx';
import type { PaperStore } from '../../../../shared/practice/paper/PaperStore.ts';
import type { AttemptPaper } from '../../../../shared/practice/paper/paperCalls.ts';
import { TimeUpDialog } from '../../../../shared/practice/paper/TimeUpDialog.tsx';
import { Head, Sheet } from '../assess.styles.ts';
import { MissingRecord } from '../MissingRecord.tsx';
import { useAttempt } from '../paper/useAttempt.ts';
import sealedBag from '../pictures/sealedBag.svg';
import { Task } from './Task.tsx';
import { TasksSide } from './TasksSide.tsx';
import { type TaskState, taskStateOf } from './taskState.ts';
import { Tasks, TasksAside, TasksColumns } from './tasks.styles.ts';
import { useTaskWords } from './useTaskWords.ts';

/** The tasks of a subjective assessment, each with its own input; saved one by one and handed in together (product.md 4.5). */
export const TasksView = observer(function TasksView({ place, recordId }: { place: AssessPlace; recordId: number }) {
  const { t } = useTranslation('assess');
  const store = useAttempt(place, recordId);
  if (store.paper.error?.kind === 'missing') return <MissingRecord place={place} />;
  return (
    <Await query={store.paper} name={t('title')} skeleton="panel" count={3}>
      {(paper) => <OpenTasks paper={paper} place={place} store={store} />}
    </Await>
  );
});

interface OpenTasksProps {
  paper: AttemptPaper;
  place: AssessPlace;
  store: PaperStore;
}

const OpenTasks = observer(function OpenTasks({ paper, place, store }: OpenTasksProps) {
  const { t } = useTranslation('assess');
  const { endsAt, sendingCount, saving } = store;
  const view = useView(Date.parse(paper.serverTime));
  const numbered = store.numbered.filter(({ question }) => question.type !== 'group');
  const saved = useSavedWords(store);
  const words = useTaskWords();
  const { place: placeOf, jump } = usePlaces();
  const states = numbered.map(({ question, number }) => ({
    id: question.id,
    title: words.title(question, number),
    ...taskStateOf(question, store.editOf(question.id)),
  }));
  const list = states.map((state) => ({
    id: String(state.id),
    title: state.title,
    ...taskNote(state, store.sendingOf(state.id), t),
  }));
  const undone = states.flatMap(({ title, lack }) =>
    lack === null ? [] : [t('task.undone', { title, lack: words.lack(lack) })],
  );
  const blocked =
    sendingCount > 0
      ? t('task.blocked', { count: sendingCount })
      : saving.trouble === null
        ? undefined
        : t('task.unsaved');
  return (
    <Sheet>
      <LeaveWarning store={store} />
      <Breadcrumb
        items={[
          { label: t('toCourses'), href: '/course' },
          { label: paper.title, href: evaluationPath(place) },
        ]}
      />
      <Head>
        <Heading level={1} size={28}>
          {paper.title}
        </Heading>
        <p>{t('task.facts', { count: numbered.length })}</p>
        <div role="status">{saved}</div>
      </Head>
      {paper.isSentBack && (
        <Alert tone="warning" title={t('task.sentBack')}>
          {paper.sendBackReason}
        </Alert>
      )}
      <TasksColumns>
        <Tasks>
          {numbered.map((each) => (
            <Task key={each.question.id} numbered={each} store={store} place={placeOf} />
          ))}
        </Tasks>
        <TasksAside>
          <TaskList
            tasks={list}
            due={endsAt === undefined ? undefined : formatStartTime(endsAt, view)}
            onJump={jump}
            onHandIn={store.ask}
            blockedBy={blocked}
          />
          <TasksSide place={place} />
        </TasksAside>
      </TasksColumns>
      <HandInDialog store={store} undone={undone} />
      <TimeUpDialog store={store} startedAt={paper.startedAt} picture={sealedBag} />
    </Sheet>
  );
});

/** Where the tasks are: a jump leads there, and the focus with it. */
function usePlaces() {
  const places = useRef(new Map<number, HTMLElement>());
  const place = useCallback((id: number, element: HTMLElement | null) => {
    if (element) places.current.set(id, element);
    else places.current.delete(id);
  }, []);
  const jump = useCallback((id: string) => {
    const target = places.current.get(Number(id));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, []);
  return { place, jump };
}

type Words = ReturnType<typeof useTranslation<'assess'>>['t'];

/** What of a task is there, for the list. */
function taskNote({ words, files, lack }: TaskState, sending: number, t: Words) {
  const note = [
    words > 0 && t('task.characters', { count: words }),
    files > 0 && t('task.files', { count: files }),
    sending > 0 && t('task.sending', { count: sending }),
  ].filter((part) => part !== false);
  return { note: note.length === 0 ? t('task.empty') : note.join(' · '), done: sending === 0 && lack === null };
}

/** Whether the answers are on the server, in words. */
function useSavedWords({ saving }: PaperStore): string {
  const { t } = useTranslation('assess');
  const { timeZone } = useView();
  if (saving.trouble !== null) return t(`task.${saving.trouble}`);
  if (!saving.isSaved) return t('task.saving');
  return saving.savedAt === null ? '' : t('task.saved', { time: formatTimeOfDay(saving.savedAt, timeZone) });
}
