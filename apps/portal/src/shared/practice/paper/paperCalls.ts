import type { Answer, AnswerFile, Paper, Question } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';

/** What an open attempt must know of its paper; a practice and an assessment have it in common. */
export type AttemptPaper = Pick<
  Paper,
  'title' | 'startedAt' | 'endsAt' | 'dueAt' | 'isSentBack' | 'sendBackReason' | 'serverTime'
> & {
  questions: readonly Question[];
  answers: readonly Answer[];
};

/** An answer as it is sent. */
export interface AnswerToSave {
  questionId: number;
  values: string[];
  text: string;
  files: Pick<AnswerFile, 'id' | 'type' | 'durationS' | 'rotation'>[];
  isFlagged: boolean;
  /** Version of the stored answer that it changes; 0 for a first one. */
  version: number;
}

/** The calls of one attempt. */
export interface PaperCalls {
  /** Opens it and starts its clock; one that is open goes on. */
  start(): Promise<AttemptPaper>;
  /** Reads it again, with the answers that are stored. */
  paper(): Promise<AttemptPaper>;
  saveAnswer(answer: AnswerToSave): ReturnType<Api['practice']['saveAnswer']>;
  submit(options: { requestId: string }): Promise<unknown>;
}
