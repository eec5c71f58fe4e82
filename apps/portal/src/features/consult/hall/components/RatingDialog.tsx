import type { StudyRoomRecord } from '@shuyuan/contract';
import { Alert, Button, Dialog, Field, Rating, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useDescribeError } from '../../../../page/describeError.ts';
import { COMMENT_MAX, type RatingStore } from '../../../../shared/consult/RatingStore.ts';
import { DialogFields } from '../expert.styles.ts';

/** Stars and a few words for a consultation (product.md 4.17). */
export const RatingDialog = observer(function RatingDialog({ store }: { store: RatingStore<StudyRoomRecord> }) {
  const { t } = useTranslation('hall');
  const { services } = useRoot();
  const describe = useDescribeError();
  const { record, star, comment, isSending, error } = store;
  if (!record) return null;
  const send = async () => {
    if (await store.send()) services.toast('success', t('rated'));
  };
  return (
    <Dialog
      open
      title={t('rateOf', { name: record.lecturerName })}
      onClose={store.close}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={store.close}>
            {t('notNow')}
          </Button>
          <Button disabled={star === 0} loading={isSending} onClick={send}>
            {t('giveStars')}
          </Button>
        </>
      }
    >
      <DialogFields>
        {record.question && <p>{record.question}</p>}
        <Field label={t('stars')}>
          <Rating value={star} onChange={store.setStar} />
        </Field>
        <Field label={t('comment')}>
          <TextArea
            value={comment}
            onChange={store.setComment}
            rows={3}
            maxLength={COMMENT_MAX}
            showCount
            placeholder={t('commentHint')}
          />
        </Field>
        {error && <Alert tone="danger" title={describe(error)} />}
      </DialogFields>
    </Dialog>
  );
});
