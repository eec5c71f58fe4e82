import type { CourseDetail } from '@shuyuan/contract';
import { CLASS_ENTRY_MINUTES } from '@shuyuan/rules';
import { formatDay, formatStartTime, type PurchaseAction } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { rowsHere } from '../../../core/known.ts';
import { useRoot } from '../../../page/context.tsx';
import { usePerform } from '../../../page/usePerform.ts';
import { useView } from '../../../page/useView.ts';
import { evaluationPath } from '../../../shared/course/assessPaths.ts';
import { classPath } from '../../../shared/course/learnPaths.ts';
import { usePermission } from '../../../shared/permissions/usePermission.ts';
import { buyPath, cashierPath, teamPath } from '../../../shared/trade/purchasePaths.ts';
import type { CourseStore } from './CourseStore.ts';
import { ownLessonPath, runningLesson } from './chapterProps.ts';
import { priceFor } from './coursePrice.ts';
import { type MainAction, mainAction } from './mainAction.ts';
import { progressOf } from './progressOf.ts';

/** Action of the main button of a course for the current viewer (product.md 2.3); undefined before the course is loaded. */
export function useMainAction(store: CourseStore): MainAction | undefined {
  const { auth } = useRoot();
  const course = store.detail.value;
  if (!course) return undefined;
  const { payFen } = priceFor(course, auth.info.value);
  return mainAction(course, { isLoggedIn: auth.isLoggedIn, now: store.time.now, payFen });
}

/** The main button in words: what it does, and why it is that; `onAsk` opens the school's phone. */
export function usePurchaseAction(
  store: CourseStore,
  action: MainAction | undefined,
  onAsk: () => void,
): PurchaseAction | undefined {
  const { auth, services } = useRoot();
  const { t } = useTranslation('courseDetail');
  const view = useView(store.now);
  const perform = usePerform();
  const buying = usePermission('course.buy');
  const course = store.detail.value;
  if (!course || !action) return undefined;
  const handleTake = () =>
    perform(async () => {
      await store.take(course);
      services.toast('success', t('taken'));
    });
  const isBuying = action === 'buy' || action === 'free';
  if (isBuying && !buying.isAllowed)
    return { label: t(action), disabled: true, reason: buying.reason ?? t('notOffered') };
  switch (action) {
    case 'owned':
      return {
        label: t(course.kind === 'recorded' ? 'ownedRecorded' : 'owned'),
        href: ownedPath(store, course),
        reason: ownedReason(course, view, t),
      };
    case 'unpaid':
      return { label: t('unpaid'), href: unpaidPath(course), reason: t('unpaidReason') };
    case 'refunding':
      return { label: t('refunding'), href: refundPath(course), reason: t('refundingReason') };
    case 'team':
      return {
        label: t('team'),
        href: course.myTeamId === undefined ? undefined : teamPath(course.myTeamId),
        reason: t('teamReason'),
      };
    case 'login':
      return { label: t('login'), href: auth.loginPath(), reason: t('loginReason') };
    case 'buy':
      return { label: t('buy'), href: buyPath(course, 'alone') };
    case 'free':
      return { label: t('free'), onClick: handleTake, reason: t('freeReason') };
    case 'saleAhead': {
      const { saleStartsAt } = course;
      const time = saleStartsAt === undefined ? undefined : formatStartTime(saleStartsAt, view);
      return { label: t('saleAhead', { time }), disabled: true, reason: t('saleAheadReason') };
    }
    case 'assessment':
      return assessmentAction(course, onAsk, t);
    case 'full':
      return { label: t(action), onClick: onAsk, reason: t(`${action}Reason`) };
    default:
      return { label: t(action), disabled: true, reason: t(`${action}Reason`) };
  }
}

/** Where an owner goes on: in the lesson that is held or was left, else on the page of the class, which opens at the chapter of the next one. */
function ownedPath({ lessons, now }: CourseStore, course: CourseDetail): string {
  const known = rowsHere(lessons.value);
  const lesson =
    runningLesson(known, now) ?? (course.kind === 'recorded' ? progressOf(known, course).lesson : undefined);
  return (lesson && ownLessonPath(course, lesson, now)) ?? classPath(course);
}

function unpaidPath({ unpaidOrderId: id, unpaidOrderNum: orderNum, saleId: goodsId }: CourseDetail) {
  return id === undefined || orderNum === undefined ? undefined : cashierPath({ id, orderNum, goodsId });
}

function refundPath({ refundOrderId: id, refundOrderNum: orderNum, saleId: goodsId }: CourseDetail) {
  return id === undefined || orderNum === undefined ? undefined : cashierPath({ id, orderNum, goodsId });
}

type Words = ReturnType<typeof useTranslation<'courseDetail'>>['t'];

/** Leads to the assessment that is due; a school that has none in the portal is called (product.md 4.5). */
function assessmentAction({ assessmentId, saleId }: CourseDetail, onAsk: () => void, t: Words): PurchaseAction {
  if (assessmentId === undefined) {
    return { label: t('assessment'), onClick: onAsk, reason: t('assessmentCallReason') };
  }
  return {
    label: t('assessment'),
    href: evaluationPath({ linkId: assessmentId, saleId }),
    reason: t('assessmentReason'),
  };
}

/** What comes next in a course that is owned: its first lesson, its end, or nothing in particular. */
function ownedReason(course: CourseDetail, view: Parameters<typeof formatStartTime>[1], t: Words): string {
  const { kind, startsAt, ownedUntil } = course;
  if (kind === 'live' && startsAt !== undefined && Date.parse(startsAt) > view.now) {
    return t('ownedReasonLive', { time: formatStartTime(startsAt, view), minutes: CLASS_ENTRY_MINUTES });
  }
  return ownedUntil === undefined ? t('ownedReason') : t('ownedUntil', { day: formatDay(ownedUntil, view) });
}
