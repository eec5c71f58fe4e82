import { useTranslation } from 'react-i18next';
import { evaluationPath } from '../../../shared/course/assessPaths.ts';
import { coursePath } from '../../../shared/course/courseProps.ts';
import { buyPath, cashierPath, groupPath, teamPath } from '../../../shared/trade/purchasePaths.ts';
import type { CheckoutStore } from './CheckoutStore.ts';

/** The next step for a blocked order; undefined where there is none. */
export function useWayOn(store: CheckoutStore): { label: string; href: string } | undefined {
  const { t } = useTranslation('checkout');
  const { block, request, course } = store;
  if (!block || !request) return undefined;
  const label = block.kind === 'other' ? '' : t(`ways.${block.kind}`);
  const ownCourse = coursePath(request);
  const { groupId, myTeamId, assessmentId: linkId } = course.value ?? {};
  switch (block.kind) {
    case 'unpaid':
      return block.order ? { label, href: cashierPath(block.order) } : { label, href: '/learn/order' };
    case 'owned':
      return { label, href: ownCourse };
    case 'assessment':
      return {
        label,
        href: linkId === undefined ? ownCourse : evaluationPath({ linkId, saleId: request.saleId }),
      };
    case 'full':
    case 'discontinued':
      return { label, href: '/course' };
    case 'groupFull':
      return { label, href: buyPath(request, 'openTeam') };
    case 'groupEnded':
      return groupId === undefined
        ? { label: t('ways.alone'), href: buyPath(request, 'alone') }
        : { label, href: groupPath(groupId) };
    case 'inGroup':
      return { label, href: myTeamId === undefined ? '/learn/order' : teamPath(myTeamId) };
    default:
      return undefined;
  }
}
