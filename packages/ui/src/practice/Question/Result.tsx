import { QuestionText } from '../QuestionText/QuestionText.tsx';
import type { QuestionLabels } from './Question.labels.ts';
import { Panel } from './Question.styles.ts';
import { letterOf, type QuestionContent, type QuestionOption } from './questionContent.ts';

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
          <h4>{words.rightAnswer}</h4>
          <QuestionText html={answerText(rightAnswer, options, words)} />
        </div>
      )}
      {analysis && (
        <div>
          <h4>{words.analysis}</h4>
          <QuestionText html={analysis} />
        </div>
      )}
      {comment && (
        <div>
          <h4>{words.comment}</h4>
          <p className="comment">{comment}</p>
        </div>
      )}
    </Panel>
  );
}

/** Letters of the right options, or the texts of the gaps. */
function answerText(rightAnswer: readonly string[], options: readonly QuestionOption[], words: QuestionLabels): string {
  return rightAnswer
    .map((value) => {
      const at = options.findIndex(({ key }) => key === value);
      if (at < 0) return value;
      return value === 'T' || value === 'F' ? (options[at]?.html ?? value) : letterOf(at);
    })
    .join(words.list);
}
