import { Button, Card, Field, Rating, Select, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import type { ClassDetailStore } from '../ClassDetailStore.ts';
import { ReviewForm } from '../classDetail.styles.ts';

/** Most characters of a review (wire-facts 6). */
const WORDS_MAX = 500;

/** Reviews a lesson that was held, once (product.md 5.4). */
export const Reviews = observer(function Reviews({ store }: { store: ClassDetailStore }) {
  const { t } = useTranslation('myClass');
  return (
    <Await
      query={store.lessons}
      skeleton="row"
      count={2}
      isEmpty={() => store.reviewable.length === 0}
      empty={<EmptyPlace title={t('noReviews')} hint={t('noReviewsHint')} />}
    >
      {() => (
        <Card>
          <LessonReview key={store.reviewable[0]?.lessonId} store={store} />
        </Card>
      )}
    </Await>
  );
});

const LessonReview = observer(function LessonReview({ store }: { store: ClassDetailStore }) {
  const { t } = useTranslation('myClass');
  const { services } = useRoot();
  const perform = usePerform();
  const { reviewable } = store;
  const [lesson, setLesson] = useState(String(reviewable[0]?.lessonId ?? ''));
  const [stars, setStars] = useState(0);
  const [words, setWords] = useState('');
  const handleSend = (event: FormEvent) => {
    event.preventDefault();
    if (stars === 0) {
      services.toast('warning', t('needStars'));
      return;
    }
    void perform(async () => {
      await store.review({ lessonId: Number(lesson), stars, words });
      services.toast('success', t('reviewed'));
      setStars(0);
      setWords('');
    });
  };
  return (
    <ReviewForm onSubmit={handleSend}>
      <p>{t('reviewHint')}</p>
      <Field label={t('reviewLesson')}>
        <Select
          value={lesson}
          onChange={(value) => setLesson(value ?? '')}
          items={reviewable.map(({ lessonId, index, title }) => ({
            value: String(lessonId),
            label: index === undefined ? title : `${index} ${title}`,
          }))}
        />
      </Field>
      <Field label={t('stars')}>
        <Rating value={stars} onChange={setStars} />
      </Field>
      <Field label={t('words')}>
        <TextArea value={words} onChange={setWords} maxLength={WORDS_MAX} showCount noEmoji />
      </Field>
      <Button type="submit" loading={store.isSending}>
        {t('send')}
      </Button>
    </ReviewForm>
  );
});
