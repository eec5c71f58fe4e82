import type { DeskTicket } from '@shuyuan/contract';
import { tidyLines } from '@shuyuan/rules';
import { Lightbox } from '@shuyuan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Question, QuestionPictures } from './desk.styles.ts';

/** What a student asks, in words and pictures. */
export function TicketQuestion({ ticket: { studentName, question, subject, images } }: { ticket: DeskTicket }) {
  const { t } = useTranslation('chat');
  const [shown, setShown] = useState<number | null>(null);
  const pictures = images.map((src, at) => ({ src, alt: t('desk.picture', { name: studentName, at: at + 1 }) }));
  return (
    <Question>
      <p data-empty={question === undefined || undefined}>
        {subject !== undefined && <b>{subject}</b>}
        {question === undefined ? t('desk.noQuestion') : tidyLines(question)}
      </p>
      {pictures.length > 0 && (
        <QuestionPictures>
          {pictures.map(({ src, alt }, at) => (
            <button
              key={src}
              type="button"
              aria-label={t('desk.openPicture', { name: alt })}
              onClick={() => setShown(at)}
            >
              <img src={src} alt="" width={72} height={72} loading="lazy" decoding="async" />
            </button>
          ))}
        </QuestionPictures>
      )}
      <Lightbox
        open={shown !== null}
        images={pictures}
        index={shown ?? 0}
        onIndexChange={setShown}
        onClose={() => setShown(null)}
      />
    </Question>
  );
}
