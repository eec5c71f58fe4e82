import type { AnswerFile, Stroke } from '@shuyuan/contract';
import { AudioPlayer, MarkedPicture, type MarkStroke, VideoPlayer } from '@shuyuan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../core/known.ts';
import { Files } from './result.styles.ts';

/** A stroke as the kit draws it. */
function toMark({ tool, points, text, color }: Stroke): MarkStroke {
  return { tool, points, ...(text !== undefined && { text }), ...(color !== undefined && { color }) };
}

/** Pictures with the lecturer's strokes over them, recordings and videos of an answer, in the student's order. */
export function AnswerFiles({ files, number }: { files: readonly AnswerFile[]; number: string }) {
  const { t } = useTranslation('practice');
  const of = (type: AnswerFile['type']) => files.filter((file) => file.type === type);
  return (
    <Files>
      {of('image').map((file, index) => (
        <MarkedPicture
          key={file.id}
          src={file.url}
          alt={t('result.picture', { number, index: index + 1 })}
          width={file.width}
          height={file.height}
          rotation={file.rotation}
          numbered
          strokes={rowsHere(file.strokes).map(toMark)}
        />
      ))}
      {of('audio').map((file, index) => (
        <Played key={file.id} title={t('result.recording', { number, index: index + 1 })}>
          {(title) => <AudioPlayer src={file.url} title={title} durationS={file.durationS} />}
        </Played>
      ))}
      {of('video').map((file, index) => (
        <Played key={file.id} title={t('result.video', { number, index: index + 1 })}>
          {(title) => <VideoPlayer src={file.url} label={title} />}
        </Played>
      ))}
    </Files>
  );
}

/** What is played on the screen; on paper only its name. */
export function Played({ title, children }: { title: string; children: (title: string) => ReactNode }) {
  return (
    <>
      <div data-print="hide">{children(title)}</div>
      <p data-print="only">{title}</p>
    </>
  );
}
