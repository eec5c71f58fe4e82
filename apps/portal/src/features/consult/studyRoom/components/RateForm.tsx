import { Alert, Button, Rating, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned } from '../../../../page/context.tsx';
import { useDescribeError } from '../../../../page/describeError.ts';
import { RateStore } from '../RateStore.ts';
import { RateBox, RateTitle } from '../stage.styles.ts';

/** Stars and a word for the lecturer. */
export const RateForm = observer(function RateForm({ recordId }: { recordId: number }) {
  const { t } = useTranslation('studyRoom');
  const describe = useDescribeError();
  const store = useOwned(({ services }) => new RateStore(services.api.studyRooms, recordId));
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
            maxLength={200}
          />
          {store.error && <Alert tone="danger" title={describe(store.error)} />}
          <Button onClick={store.send}>{t('rateSend')}</Button>
        </>
      )}
    </RateBox>
  );
});
