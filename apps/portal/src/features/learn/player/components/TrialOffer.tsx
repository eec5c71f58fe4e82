import { Button, PriceTag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { buyPath } from '../buyPath.ts';
import type { PlayerStore } from '../PlayerStore.ts';
import { Offer } from '../player.styles.ts';

/** The course that a trial belongs to: what it is, who teaches it, for how much, and the way to it. */
export const TrialOffer = observer(function TrialOffer({ store }: { store: PlayerStore }) {
  const { t } = useTranslation('player');
  const course = store.lesson.course.value;
  const { title, cover, lecturerName, lessonCount, priceFen, campaignFen, originalFen } = course ?? {};
  const facts = [lecturerName, lessonCount !== undefined && t('trialLessons', { count: lessonCount })].filter(Boolean);
  const payFen = campaignFen ?? priceFen;
  return (
    <Offer aria-label={title ?? t('viewCourse')}>
      {cover !== undefined && <img src={cover} alt="" decoding="async" />}
      {course && (
        <div>
          <b>{title}</b>
          <small>{facts.join(' · ')}</small>
          {payFen !== undefined && (
            <PriceTag priceFen={payFen} originalFen={campaignFen === undefined ? originalFen : priceFen} />
          )}
        </div>
      )}
      <Button href={buyPath(store.lesson)}>{t('buy')}</Button>
    </Offer>
  );
});
