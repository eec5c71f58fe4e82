import { formatMoney } from '@shuyuan/rules';
import { Alert, Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDescribeError } from '../../../../page/describeError.ts';
import { useSharedFailure } from '../../../../page/failures.tsx';
import type { CheckoutStore } from '../CheckoutStore.ts';
import { Above } from '../checkout.styles.ts';
import { useWayOn } from '../useWayOn.ts';

/** Changes, and what blocks the order with the next step (product.md 5.2). */
export const Notices = observer(function Notices({ store }: { store: CheckoutStore }) {
  const { t } = useTranslation(['checkout', 'common']);
  const describe = useDescribeError();
  const { block, notice, quote } = store;
  const wayOn = useWayOn(store);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice || block) root.current?.scrollIntoView({ block: 'nearest' }); // the button that was clicked is far below
  }, [notice, block]);
  const money = (fen: number) => formatMoney(fen, { layout: 'statement' });
  const isOnlyClass = block?.kind === 'full' && store.course.value !== undefined && !store.course.value.offers?.[1];
  const failure = useSharedFailure(quote, root);
  if (!block && !notice && !quote.error) return null;
  return (
    <Above ref={root}>
      {block && (
        <Alert
          tone={block.kind === 'owned' ? 'success' : 'warning'}
          title={block.kind === 'other' ? block.text : t(`blocks.${block.kind}`)}
          action={
            wayOn && (
              <Button size="sm" variant={block.kind === 'unpaid' ? 'solid' : 'outline'} href={wayOn.href}>
                {wayOn.label}
              </Button>
            )
          }
        >
          {block.kind === 'other' ? undefined : t(`blocks.${isOnlyClass ? 'fullOnly' : block.kind}Note`)}
        </Alert>
      )}
      {quote.error && !block && !failure.isTold && (
        <Alert
          tone="danger"
          title={describe(quote.error)}
          action={
            <Button size="sm" variant="outline" onClick={failure.retry}>
              {t('common:retry')}
            </Button>
          }
        />
      )}
      {notice?.kind === 'price' && (
        <Alert tone="warning" title={t('priceChanged')}>
          {t('priceChangedNote', { before: money(notice.beforeFen), after: money(notice.afterFen) })}
        </Alert>
      )}
      {notice && notice.kind !== 'price' && (
        <Alert tone="warning" title={notice.text}>
          {t(notice.kind === 'coupon' ? 'couponGone' : 'creditsGone')}
        </Alert>
      )}
    </Above>
  );
});
