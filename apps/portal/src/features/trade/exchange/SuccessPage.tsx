import type { Exchange } from '@shuyuan/contract';
import { Button, ResultState, Steps } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { Missing } from '../../../page/Missing.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { formatWhole } from '../../../shared/words/formatWhole.ts';
import { Page, Sheet } from './exchange.styles.ts';
import { exchangeAddress } from './exchangeAddress.ts';
import { afterExchange } from './GiftStore.ts';
import { createSuccessStore } from './SuccessStore.ts';

const NEXT = {
  goods: undefined,
  coupon: '/mycoupon',
  course: '/course',
  minutes: '/changedetail?tab=minutes',
} as const;

/** `/exchange/success/:num` (§2): the number of the exchange and what comes next; a number of somebody else is not found. */
export const SuccessPage = observer(function SuccessPage() {
  const { t } = useTranslation('exchange');
  const { num } = useParams();
  const store = useOwned((root) => createSuccessStore(root.api), num);
  const { order } = store;
  const isMissing = order.error?.kind === 'missing' || order.error?.kind === 'invalid';
  useTitle(isMissing ? undefined : t('successPage'));
  if (isMissing) {
    const action = { href: exchangeAddress.href({ tab: 'mine' }), label: t('tabs.mine') };
    return (
      <Page>
        <Missing kind="order" title={t('missingOrder')} text={t('missingOrderHint')} action={action} />
      </Page>
    );
  }
  return (
    <Page>
      <Await query={order} name={t('successPage')} skeleton="text" count={4}>
        {(value) => (
          <Sheet>
            <Result order={value} />
          </Sheet>
        )}
      </Await>
    </Page>
  );
});

function Result({ order }: { order: Exchange }) {
  const { t } = useTranslation('exchange');
  const { number, kind, giftName, credits, status } = order;
  const isOwed = status === 'toPay';
  const next = NEXT[kind];
  const outcome = isOwed ? 'pending' : status === 'cancelled' ? 'expired' : 'success';
  return (
    <ResultState
      status={outcome}
      title={t(`results.${outcome}`)}
      text={t(outcome === 'success' ? `whatNext.${kind}` : `resultTexts.${outcome}`)}
      facts={[
        { label: t('gift'), value: giftName },
        { label: t('spent'), value: t('creditsOf', { credits: formatWhole(credits), count: credits }) },
        { label: t('number'), value: number },
      ]}
      actions={
        <>
          {isOwed && <Button href={afterExchange(order)}>{t('payNow')}</Button>}
          {outcome === 'success' && next && <Button href={next}>{t(`nextSteps.${kind}`)}</Button>}
          <Button variant="outline" tone="neutral" href={exchangeAddress.href({ tab: 'mine' })}>
            {t('tabs.mine')}
          </Button>
          <Button variant="outline" tone="neutral" href={exchangeAddress.href()}>
            {t('allGifts')}
          </Button>
        </>
      }
    >
      {outcome === 'success' && kind === 'goods' && <Way status={status} />}
    </ResultState>
  );
}

/** Stages of a good: how many lie behind. */
const STAGES = { toPay: 0, toDeliver: 1, delivered: 2, finished: 3, cancelled: 0 } as const;

/** The way of a good from the exchange to its receipt. */
function Way({ status }: { status: Exchange['status'] }) {
  const { t } = useTranslation('exchange');
  const stages = (['exchanged', 'sent', 'received'] as const).map((key) => ({ key, title: t(`stages.${key}`) }));
  return <Steps items={stages} current={STAGES[status]} layout="below" />;
}
