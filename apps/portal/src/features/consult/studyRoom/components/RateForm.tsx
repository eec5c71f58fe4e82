import { Alert, Button, Rating, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned } from '../../../../page/context.tsx';
import { useDescribeError } from '../../../../page/describeError.ts';
import { COMMENT_MAX, RatingStore } from '../../../../shared/consult/RatingStore.ts';
import { RateBox, RateTitle } from '../stage.styles.ts';

/** Stars and a comment for the lecturer. */
export const RateForm = observer(function RateForm({ recordId }: { recordId: number }) {
  const { t } = useTranslation('studyRoom');
  const describe = useDescribeError();
  const store = useOwned(({ services }) => {
    const rating = new RatingStore<{ id: number }>(services.api);
    rating.open({ id: recordId });
    return rating;
  });
  if (store.isSent)
    return (
      <RateBox>
        <Alert tone="success" title={t('rated')} />
      </RateBox>
    );
  return (
    <RateBox>
      <RateTitle aria-hidden>{t('rate')}</RateTitle>
      <Rating aria-label={t('rate')} value={store.star} onChange={store.setStar} />
      {store.star > 0 && (
        <>
          <TextArea
            aria-label={t('rateHint')}
            placeholder={t('rateHint')}
            value={store.comment}
            onChange={store.setComment}
            maxLength={COMMENT_MAX}
          />
          {store.error && <Alert tone="danger" title={describe(store.error)} />}
          <Button onClick={store.send}>{t('rateSend')}</Button>
        </>
      )}
    </RateBox>
  );
});
