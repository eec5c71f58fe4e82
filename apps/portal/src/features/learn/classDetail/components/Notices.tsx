import type { OwnClass } from '@shuyuan/contract';
import { Alert, formatStartTime, Link } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { coursePath } from '../../../../shared/course/courseProps.ts';
import { practicePath } from '../../../../shared/course/learnPaths.ts';
import type { ClassDetailStore } from '../ClassDetailStore.ts';

/** Why the class is closed, or which practice is due next. */
export const Notices = observer(function Notices({ store, own }: { store: ClassDetailStore; own: OwnClass }) {
  const { t } = useTranslation('myClass');
  const { enrolment, status, courseId: id, saleId } = own;
  if (enrolment === 'frozen')
    return (
      <Alert tone="warning" title={t('frozenTitle')} action={<Link href="/learn/order">{t('toOrders')}</Link>}>
        {t('frozenText')}
      </Alert>
    );
  if (status === 'cancelled')
    return (
      <Alert tone="warning" title={t('cancelledTitle')} action={<Link href="/learn/order">{t('toOrders')}</Link>}>
        {t('cancelledText')}
      </Alert>
    );
  if (enrolment === 'expired')
    return (
      <Alert
        tone="warning"
        title={t('expiredTitle')}
        action={<Link href={coursePath({ id, saleId })}>{t('renew')}</Link>}
      >
        {t('expiredText')}
      </Alert>
    );
  return <DuePractice store={store} />;
});

const DuePractice = observer(function DuePractice({ store }: { store: ClassDetailStore }) {
  const { t } = useTranslation('myClass');
  const view = useView();
  const { due } = store;
  if (due?.practiceId === undefined || due.practiceDueAt === undefined) return null;
  const { index, practiceAnswered, practiceTotal, practiceDueAt, practiceId } = due;
  const isBegun = practiceAnswered !== undefined && practiceTotal !== undefined && practiceAnswered > 0;
  return (
    <Alert
      tone="warning"
      title={
        !isBegun
          ? t('dueTitleOpen', { index })
          : practiceTotal > practiceAnswered
            ? t('dueTitle', { index, count: practiceTotal - practiceAnswered })
            : t('dueTitleAll', { index })
      }
      action={<Link href={practicePath({ id: practiceId })}>{t('goOn')}</Link>}
    >
      {t(store.detail.value?.isLockedByPractice ? 'dueTextLocks' : 'dueText', {
        due: formatStartTime(practiceDueAt, view),
      })}
    </Alert>
  );
});
