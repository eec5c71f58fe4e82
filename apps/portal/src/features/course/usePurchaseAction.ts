import type { CourseDetail } from '@shuyuan/contract';
import { formatStartTime, type PurchaseAction } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../stores/context.tsx';
import { mainAction } from './mainAction.ts';
import { CONTENTS } from './sections.ts';

/** The main button in words: what it does, and why it is that (product.md 2.3). */
export function usePurchaseAction(course: CourseDetail | undefined, onEnrol: () => void): PurchaseAction | undefined {
  const { auth, locale, services } = useRoot();
  const { t } = useTranslation('course');
  if (!course) return undefined;
  const action = mainAction(course, auth.isLoggedIn);
  switch (action) {
    case 'login':
      return { label: t('login'), href: auth.loginPath(), reason: t('loginReason') };
    case 'enrol':
      return { label: t('enrol'), onClick: onEnrol, reason: t('enrolReason') };
    case 'assessment':
      return { label: t('assessment'), onClick: onEnrol, reason: t('assessmentReason') };
    case 'owned': {
      const isAhead = course.kind === 'live' && Date.parse(course.startsAt ?? '') > services.clock.now;
      const time = formatStartTime(course.startsAt ?? '', { locale: locale.locale, now: services.clock.now });
      return {
        label: t('owned'),
        href: `#${CONTENTS}`,
        reason: isAhead ? t('ownedReasonLive', { time }) : t('ownedReason'),
      };
    }
    case 'full':
      return { label: t('full'), onClick: onEnrol, reason: t('fullReason') };
    default:
      return { label: t(action), disabled: true, reason: t(`${action}Reason`) };
  }
}
