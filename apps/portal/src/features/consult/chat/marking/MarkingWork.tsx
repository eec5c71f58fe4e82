import type { AnswerFile, Stroke } from '@shuyuan/contract';
import { tidyLines } from '@shuyuan/rules';
import { AudioPlayer, Field, MarkedPicture, type MarkStroke, QuestionText, TextArea, VideoPlayer } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import type { NumberedQuestion } from '../../../../shared/practice/toQuestion.ts';
import { LostBlanks } from './LostBlanks.tsx';
import { Piece, Work, Written } from './marking.styles.ts';
import type { OpenWork } from './OpenWork.ts';
import { pictureId, Thumbnails } from './Thumbnails.tsx';
import { COMMENT_MAX } from './WorkWords.ts';

/** The questions that a person marks, each with the student's answer; pictures are drawn over. */
export const MarkingWork = observer(function MarkingWork({ work }: { work: OpenWork }) {
  return (
    <Work>
      {work.byPerson.map((each) => (
        <Answered key={each.question.id} numbered={each} work={work} />
      ))}
      <LostBlanks work={work} />
      <Thumbnails work={work} />
    </Work>
  );
});

const Answered = observer(function Answered({ numbered, work }: { numbered: NumberedQuestion; work: OpenWork }) {
  const { t } = useTranslation('chat');
  const { question, number } = numbered;
  const answer = work.record?.answers.find(({ questionId }) => questionId === question.id);
  const files = work.filesOf(question.id);
  const text = textHere(answer?.text);
  return (
    <Piece aria-label={t('marking.question', { number })}>
      <h2>{[t('marking.question', { number }), question.title].filter(Boolean).join(' · ')}</h2>
      <QuestionText html={question.stem} />
      {text !== '' && <Written>{tidyLines(text)}</Written>}
      {text === '' && files.length === 0 && <Written>{t('marking.noAnswer')}</Written>}
      {files.map((file, index) => (
        <File
          key={file.id}
          file={file}
          name={t('marking.picture', { number, index: index + 1 })}
          strokes={work.drawn.byFile.get(file.id) ?? []}
          onStrokes={(strokes) => work.drawn.set(question.id, file.id, strokes)}
        />
      ))}
      <Field label={t('marking.questionComment', { number })}>
        <TextArea
          value={work.comments.get(question.id) ?? ''}
          onChange={(comment) => work.setQuestionComment(question.id, comment)}
          rows={2}
          maxLength={COMMENT_MAX}
        />
      </Field>
    </Piece>
  );
});

interface FileProps {
  file: AnswerFile;
  name: string;
  strokes: readonly Stroke[];
  onStrokes: (strokes: Stroke[]) => void;
}

function File({ file, name, strokes, onStrokes }: FileProps) {
  if (file.type === 'audio') return <AudioPlayer src={file.url} title={name} durationS={file.durationS} />;
  if (file.type === 'video') return <VideoPlayer src={file.url} label={name} />;
  return (
    <MarkedPicture
      id={pictureId(file.id)}
      src={file.url}
      alt={name}
      width={file.width}
      height={file.height}
      rotation={file.rotation}
      maxHeight="70vh"
      strokes={strokes}
      onStrokesChange={(next) => onStrokes(next.map(toStroke))}
    />
  );
}

/** A mark of the kit as the server takes it. */
function toStroke({ tool, points, text, color }: MarkStroke): Stroke {
  return {
    tool,
    points: points.map(([x, y]) => [x, y]),
    ...(text !== undefined && { text }),
    ...(color !== undefined && { color }),
  };
}
