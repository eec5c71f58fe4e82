import type { Question } from '@shuyuan/contract';
import { mmss, type TaskLack } from '@shuyuan/rules';
import { useTranslation } from 'react-i18next';
import type { TaskState } from './taskState.ts';

/** Words for what a task asks for and still lacks. */
export function useTaskWords() {
  const { t } = useTranslation('assess');
  const lack = (lacks: TaskLack) => {
    if (lacks.kind === 'words') return t('task.lackWords', { count: lacks.count });
    if (lacks.kind === 'length') return t('task.lackLength', { time: mmss(lacks.seconds) });
    return t(`task.lack.${lacks.kind}`);
  };
  /** How many words of how many, below the text. */
  const words = ({ minWords, maxWords }: NonNullable<Question['task']>, { words: count }: TaskState) => {
    const enough =
      minWords === undefined ? undefined : t(count < minWords ? 'task.minWords' : 'task.enough', { count: minWords });
    const used = maxWords === undefined ? t('task.characters', { count }) : `${count}/${maxWords}`;
    return [enough, used].filter((part) => part !== undefined).join(' · ');
  };
  /** Length of a recording or of a video. */
  const length = ({ minSeconds, maxSeconds }: NonNullable<Question['task']>) => {
    if (maxSeconds === undefined) return undefined;
    const to = mmss(maxSeconds);
    return minSeconds === undefined ? t('task.upTo', { to }) : t('task.between', { from: mmss(minSeconds), to });
  };
  const title = ({ title: own }: Question, number: string) => own ?? t('task.title', { number });
  return { lack, words, length, title };
}
