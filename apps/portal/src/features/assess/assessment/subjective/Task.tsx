import { taskFault } from '@shuyuan/rules';
import { Alert, TaskCard, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AnswerMedia } from '../../../../shared/practice/paper/AnswerMedia.tsx';
import type { PaperStore } from '../../../../shared/practice/paper/PaperStore.ts';
import type { NumberedQuestion } from '../../../../shared/practice/toQuestion.ts';
import { kindsOf, taskStateOf } from './taskState.ts';
import { useTaskWords } from './useTaskWords.ts';

interface TaskProps {
  numbered: NumberedQuestion;
  store: PaperStore;
  /** Tells where the task is, to scroll and to focus there. */
  place: (id: number, element: HTMLElement | null) => void;
}

/** One task with the inputs of its kinds: words, pictures, recordings, videos, each with its limit (product.md 4.5). */
export const Task = observer(function Task({ numbered, store, place }: TaskProps) {
  const { t } = useTranslation('assess');
  const words = useTaskWords();
  const { question, number } = numbered;
  const { id, score, stem, task } = question;
  const edit = store.editOf(id);
  const state = taskStateOf(question, edit);
  const sending = store.sendingOf(id);
  const refusal = store.saving.refusals.get(id);
  const kinds = kindsOf(question);
  const isTooLong = task !== undefined && taskFault(task, edit) === 'words';
  const limits = task && [kinds.includes('text') && words.words(task, state), words.length(task)].filter(Boolean);
  return (
    <TaskCard
      id={`task-${id}`}
      ref={(element: HTMLElement | null) => place(id, element)}
      number={number}
      title={words.title(question, number)}
      points={score}
      ask={stem}
      status={sending > 0 ? 'sending' : state.lack === null ? 'done' : 'todo'}
      state={stateWords()}
      limit={limits && limits.length > 0 ? limits.join(' · ') : undefined}
    >
      {kinds.includes('text') && (
        <TextArea
          aria-label={t('task.answer')}
          value={edit.text}
          rows={5}
          autoGrow
          invalid={isTooLong}
          onChange={(text) => store.change(id, { text })}
        />
      )}
      {kinds.some((kind) => kind !== 'text') && (
        <AnswerMedia
          questionId={id}
          kinds={kinds}
          maxFiles={task?.maxFiles}
          maxRecordingS={task?.maxSeconds}
          store={store}
        />
      )}
      {isTooLong && task.maxWords !== undefined ? (
        <Alert tone="warning" title={t('task.tooLong', { count: state.words - task.maxWords })} />
      ) : (
        refusal !== undefined && <Alert tone="danger" title={refusal} />
      )}
    </TaskCard>
  );

  function stateWords() {
    if (sending > 0) return t('task.sending', { count: sending });
    const { lack } = state;
    return lack === null || lack.kind === 'empty' ? undefined : words.lack(lack);
  }
});
