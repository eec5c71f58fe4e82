import { QUESTION_IMAGES_MAX, QUESTION_MAX } from '@shuyuan/rules';
import { Alert, Button, Dialog, Field, ImageUpload, Link, Select, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/apiError.ts';
import { requestNotifications } from '../../../../core/requestNotifications.ts';
import { useRoot } from '../../../../page/context.tsx';
import { useDescribeError } from '../../../../page/describeError.ts';
import { useUploads } from '../../../../page/useUploads.ts';
import { buyMinutesPath } from '../../../../shared/trade/purchasePaths.ts';
import { DialogFields, SentPictures } from '../expert.styles.ts';
import type { QuestionStore } from '../QuestionStore.ts';
import { refusalKey } from '../refusalKey.ts';

interface QuestionDialogProps {
  store: QuestionStore;
  /** Subjects of the school, to choose among those of the room. */
  subjects: readonly { id: number; name: string }[];
  onClose: () => void;
}

/** What the student asks, before queueing, while waiting, or for later (product.md 4.17). */
export const QuestionDialog = observer(function QuestionDialog({ store, subjects, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('hall');
  const { services } = useRoot();
  const transport = useUploads();
  const { target, text, isSending, pending } = store;
  const name = target.kind === 'join' ? target.room.lecturerName : '';
  const send = async () => {
    if (target.kind === 'join') requestNotifications();
    if (!(await store.send())) return;
    services.toast('success', t(`done.${target.kind}`));
    onClose();
  };
  return (
    <Dialog
      open
      title={t(`questionTitle.${target.kind}`, { name })}
      width="md"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button
            loading={isSending}
            disabled={pending > 0 || (target.kind !== 'join' && text.trim() === '')}
            onClick={send}
          >
            {t(pending > 0 ? 'picturesPending' : `send.${target.kind}`)}
          </Button>
        </>
      }
    >
      <DialogFields>
        <Subject store={store} subjects={subjects} />
        <Field label={t('question')} help={target.kind === 'join' ? t('questionHelp') : undefined}>
          <TextArea
            value={text}
            onChange={store.setText}
            rows={4}
            maxLength={QUESTION_MAX}
            showCount
            placeholder={t('questionHint')}
          />
        </Field>
        {target.kind === 'change' && target.ticket.images.length > 0 && (
          <div>
            <p>{t('picturesThere', { count: target.ticket.images.length })}</p>
            <SentPictures>
              {target.ticket.images.map((image) => (
                <img key={image} src={image} alt="" />
              ))}
            </SentPictures>
          </div>
        )}
        {target.kind !== 'later' && (
          <ImageUpload
            title={t('pictures')}
            max={QUESTION_IMAGES_MAX}
            transport={transport}
            labels={{ sortHint: t('picturesOrder') }}
            onChange={store.setFiles}
            onPendingChange={store.setPending}
          />
        )}
        {target.kind === 'join' && (
          <p>
            {t('beforeYouQueue')}
            <Link href="/test" external>
              {t('checkDevices')}
            </Link>
          </p>
        )}
        {store.failure && <Failure error={store.failure} needsMinutes={store.needsMinutes} />}
      </DialogFields>
    </Dialog>
  );
});

/** The subject, where the room has more than one. */
const Subject = observer(function Subject({ store, subjects }: Omit<QuestionDialogProps, 'onClose'>) {
  const { t } = useTranslation('hall');
  const { target } = store;
  if (target.kind !== 'join') return null;
  const options = subjects.filter(({ id }) => target.room.subjectIds.includes(id));
  if (options.length < 2) return null;
  return (
    <Field label={t('subject')}>
      <Select
        items={options.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={store.subjectId === null ? null : String(store.subjectId)}
        onChange={(value) => store.setSubject(value === null ? null : Number(value))}
      />
    </Field>
  );
});

/** Why it was refused, in our own words; with too few minutes, a link to the packages (5001–5007). */
function Failure({ error, needsMinutes }: { error: ApiError; needsMinutes: boolean }) {
  const { t } = useTranslation('hall');
  const describe = useDescribeError();
  const key = refusalKey(error);
  return (
    <Alert
      tone={key === null ? 'danger' : 'warning'}
      title={key === null ? describe(error) : t(`refusals.${key}`)}
      action={
        needsMinutes ? (
          <Button size="sm" href={buyMinutesPath()}>
            {t('topUp')}
          </Button>
        ) : undefined
      }
    />
  );
}
