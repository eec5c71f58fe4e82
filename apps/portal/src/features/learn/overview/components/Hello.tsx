import { formatDay, Link, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { membershipOf } from '../../../../core/membership.ts';
import { useRoot } from '../../../../page/context.tsx';
import { useView } from '../../../../page/useView.ts';
import type { LearnStore } from '../LearnStore.ts';
import { Head } from '../learn.styles.ts';
import { weekOf } from '../schedule.ts';

/** Hours of the day at which another greeting begins, the last one first. */
const GREETINGS = [
  [18, 'evening'],
  [13, 'afternoon'],
  [11, 'noon'],
  [5, 'morning'],
  [0, 'night'],
] as const;

/** A greeting by the hour of the student's zone, what this week holds, and until when the membership lasts. */
export const Hello = observer(function Hello({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const { auth } = useRoot();
  const { now, hour } = store;
  const view = useView(now);
  const part = GREETINGS.find(([from]) => hour >= from)?.[1] ?? 'night';
  const { today, left } = weekOf(store.schedule, store, store.dayLessons);
  // With lessons missing, the week may be called full but not empty.
  const isFull = today > 0 || (left !== undefined && left > 0);
  const isKnown = isFull || (left !== undefined && store.schedule.length > 0 && store.timetable.value !== undefined);
  const name = textHere(auth.info.value?.nickname ?? auth.user?.name);
  const week = today > 0 ? t('today', { count: today }) : left ? t('thisWeek', { count: left }) : t('quiet');
  return (
    <Head>
      <h1>{t(`hello.${part}`, { name })}</h1>
      {isKnown && <p>{week}</p>}
      <MemberLine store={store} />
      <time dateTime={new Date(now).toISOString()}>{formatDay(now, view)}</time>
    </Head>
  );
});

const MemberLine = observer(function MemberLine({ store }: { store: LearnStore }) {
  const { t } = useTranslation('overview');
  const view = useView(store.now);
  const membership = store.membership.value;
  const daysLeft = store.alarm?.daysLeft;
  const status = membershipOf(membership);
  if (!membership || status === undefined || status === 'none') return null;
  const { until } = membership;
  const name = textHere(membership.name);
  if (status === 'suspended') {
    return (
      <p>
        <Tag tone="warning">{t('memberSuspended', { name })}</Tag>
      </p>
    );
  }
  if (daysLeft !== undefined) {
    return (
      <p>
        <Tag tone="warning">{t(daysLeft > 0 ? 'memberEnding' : 'memberEndsToday', { name, count: daysLeft })}</Tag>{' '}
        <Link href="/equity">{t('renew')}</Link>
      </p>
    );
  }
  const day = until === undefined ? '' : formatDay(until, view);
  return (
    <p>
      <Tag tone="accent">{t(until === undefined ? 'memberForever' : 'member', { name, day })}</Tag>
    </p>
  );
});
