import { tidyLines } from '@shuyuan/rules';
import { QuestionText } from '../QuestionText/QuestionText.tsx';
import type { QuestionLabels } from './Question.labels.ts';
import { Panel } from './Question.styles.ts';
import { answerText, type QuestionContent, type QuestionOption } from './questionContent.ts';

interface ResultProps {
  question: QuestionContent;
  options: readonly QuestionOption[];
  comment: string | undefined;
  words: QuestionLabels;
}

/** What stands below an answered question: the right answer, the analysis, the lecturer's words; each only if it is given. */
export function Result({ question, options, comment, words }: ResultProps) {
  const { rightAnswer, analysis } = question;
  if (!rightAnswer?.length && !analysis && !comment) return null;
  return (
    <Panel>
      {rightAnswer && rightAnswer.length > 0 && (
        <div>
          <h3>{words.rightAnswer}</h3>
          <QuestionText html={answerText(rightAnswer, options, words.list)} />
        </div>
      )}
      {analysis && (
        <div>
          <h3>{words.analysis}</h3>
          <QuestionText html={analysis} />
        </div>
      )}
      {comment && (
        <div>
          <h3>{words.comment}</h3>
          <p className="comment">{tidyLines(comment)}</p>
        </div>
      )}
    </Panel>
  );
}
