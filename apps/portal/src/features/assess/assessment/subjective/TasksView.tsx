import { ANSWER_MAX } from '@shuyuan/contract';
import {
  Alert,
  Breadcrumb,
  formatStartTime,
  formatTimeOfDay,
  Heading,
  TaskCard,
  TaskList,
  TextArea,
} from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { type AssessPlace, evaluationPath } from '../../../../shared/course/assessPaths.ts';
import { AnswerMedia } from '../../../../shared/practice/paper/AnswerMedia.tsx';
import { isAnswered } from '../../../../shared/practice/paper/answerEdit.ts';
import { HandInDialog } from '../../../../shared/practice/paper/HandInDialog.tsx';
import { LeaveWarning } from '../../../../shared/practice/paper/LeaveWarning.tsx';
import type { PaperStore } from '../../../../shared/practice/paper/PaperStore.ts';
import type { AttemptPaper } from '../../../../shared/practice/paper/paperCalls.ts';
import type { NumberedQuestion } from '../../../../shared/practice/toQuestion.ts';
import { Head, Sheet } from '../assess.styles.ts';
import { MissingRecord } from '../MissingRecord.tsx';
import { useAttempt } from '../paper/useAttempt.ts';
import { taskStateOf } from './taskState.ts';
import { Tasks, TasksColumns } from './tasks.styles.ts';

/** The tasks of a subjective assessment, each with its own input; saved one by one and handed in together (product.md 4.5). */
export const TasksView = observer(function TasksView({ place, recordId }: { place: AssessPlace; recordId: number }) {
  const { t } = useTranslation('assess');
  const store = useAttempt(place, recordId);
  if (store.paper.error?.kind === 'missing') return <MissingRecord place={place} />;
  return (
    <Await query={store.paper} name={t('title')} skeleton="card" count={3}>
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
  const { locale } = useRoot();
  const { endsAt, sendingCount, saving } = store;
  const view = { locale: locale.locale, now: Date.parse(paper.serverTime) };
  const numbered = store.numbered.filter(({ question }) => question.type !== 'group');
  const saved = useSavedWords(store);
  const jump = (id: string) => document.getElementById(`task-${id}`)?.scrollIntoView({ block: 'start' });
  const list = numbered.map(({ question, number }) => ({
    id: String(question.id),
    title: question.section ?? t('task.title', { number }),
    ...taskNote(store, question.id, t),
  }));
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
            <Task key={each.question.id} numbered={each} store={store} />
          ))}
        </Tasks>
        <TaskList
          tasks={list}
          due={endsAt === undefined ? undefined : formatStartTime(endsAt, view)}
          onJump={jump}
          onHandIn={store.ask}
          blockedBy={blocked}
        />
      </TasksColumns>
      <HandInDialog store={store} />
    </Sheet>
  );
});

/** One task: words and files for a written one, recordings for a spoken one. */
const Task = observer(function Task({ numbered, store }: { numbered: NumberedQuestion; store: PaperStore }) {
  const { t } = useTranslation('assess');
  const { question, number } = numbered;
  const { id, type, section, score, stem } = question;
  const edit = store.editOf(id);
  const sending = store.sendingOf(id);
  const refusal = store.saving.refusals.get(id);
  return (
    <TaskCard
      id={`task-${id}`}
      number={number}
      title={section ?? t('task.title', { number })}
      points={score}
      ask={stem}
      status={sending > 0 ? 'sending' : isAnswered(edit) ? 'done' : 'todo'}
      state={sending > 0 ? t('task.sending', { count: sending }) : undefined}
    >
      {type !== 'oral' && (
        <TextArea
          aria-label={t('task.answer')}
          value={edit.text}
          maxLength={ANSWER_MAX}
          rows={5}
          autoGrow
          showCount
          onChange={(text) => store.change(id, { text })}
        />
      )}
      <AnswerMedia questionId={id} isSpoken={false} store={store} />
      {refusal !== undefined && <Alert tone="danger" title={refusal} />}
    </TaskCard>
  );
});

type Words = ReturnType<typeof useTranslation<'assess'>>['t'];

/** What of a task is there, for the list. */
function taskNote(store: PaperStore, id: number, t: Words) {
  const { characters, files } = taskStateOf(store.editOf(id));
  const sending = store.sendingOf(id);
  const note = [
    characters > 0 && t('task.characters', { count: characters }),
    files > 0 && t('task.files', { count: files }),
    sending > 0 && t('task.sending', { count: sending }),
  ].filter((words) => words !== false);
  return {
    note: note.length === 0 ? t('task.empty') : note.join(' · '),
    isDone: sending === 0 && (characters > 0 || files > 0),
  };
}

/** Whether the answers are on the server, in words. */
function useSavedWords({ saving }: PaperStore): string {
  const { t } = useTranslation('assess');
  if (saving.trouble !== null) return t(`task.${saving.trouble}`);
  if (!saving.isSaved) return t('task.saving');
  return saving.savedAt === null ? '' : t('task.saved', { time: formatTimeOfDay(saving.savedAt) });
}
