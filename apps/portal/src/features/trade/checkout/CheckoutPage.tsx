import { Heading, Skeleton, Steps } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned } from '../../../page/context.tsx';
import { Missing } from '../../../page/Missing.tsx';
import { isNotServed } from '../../../page/notServed.ts';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { buyPath } from '../../../shared/trade/purchasePaths.ts';
import { CheckoutStore } from './CheckoutStore.ts';
import { Columns, Flow, Main, Side } from './checkout.styles.ts';
import { ClassChoice } from './components/ClassChoice.tsx';
import { CouponsPart } from './components/CouponsPart.tsx';
import { ExtrasPart } from './components/ExtrasPart.tsx';
import { Foot } from './components/Foot.tsx';
import { GoodsLine } from './components/GoodsLine.tsx';
import { Notices } from './components/Notices.tsx';
import { PriceSlip } from './components/PriceSlip.tsx';
import { type OrderRequest, orderRequestOf } from './orderRequest.ts';

/** `/course/buy/:id/:sid` (§2): class, coupon, credits, terms, and what it costs by the server (product.md 4.7). */
export const CheckoutPage = observer(function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation('common');
  const { id = '', sid = '' } = useParams();
  const [search] = useSearchParams();
  const address = search.toString();
  const store = useOwned(
    (root) => new CheckoutStore(root.services, { handed: root.auth.courseItem, studentId: root.auth.user?.id }),
  );
  useEffect(() => {
    const request = orderRequestOf(id, sid, new URLSearchParams(address));
    if (request) store.show(request);
  }, [store, id, sid, address]);
  useReturn(store.handleReturn);
  const request = orderRequestOf(id, sid, search);
  const isMissing = !request || [store.course, store.quote].some(({ error }) => error?.kind === 'missing');
  // A school whose server sells nothing here: whether the course exists is not known then.
  const isNotSold = !isMissing && [store.course, store.quote].some(isNotServed);
  useTitle(isMissing ? undefined : t('title'));
  if (isMissing || isNotSold) {
    const action = { href: '/course', label: t('browse') };
    const words = isNotSold ? common('notServed') : t('missingHint');
    return <Missing title={isNotSold ? t('title') : t('missing')} text={words} action={action} />;
  }
  return (
    <>
      <Flow>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        <Steps
          items={(['confirm', 'pay', 'learn'] as const).map((key) => ({ key, title: t(`steps.${key}`) }))}
          current={0}
        />
      </Flow>
      <Notices store={store} />
      <Parts store={store} request={request} />
      <Foot store={store} />
    </>
  );
});

const Parts = observer(function Parts({ store, request }: { store: CheckoutStore; request: OrderRequest }) {
  const navigate = useNavigate();
  const { offer, quote, block } = store;
  return (
    <Columns>
      <Main>
        <Await query={store.course} skeleton="panel">
          {(course) => (
            <>
              <GoodsLine course={course} mode={request.mode} />
              {request.mode === 'alone' && (
                <ClassChoice
                  course={course}
                  classId={request.id}
                  onChoose={(offer) =>
                    void navigate(buyPath(offer, 'alone'), { replace: true, preventScrollReset: true })
                  }
                />
              )}
            </>
          )}
        </Await>
        {offer && <CouponsPart store={store} quote={offer} />}
        {offer && <ExtrasPart store={store} quote={offer} />}
      </Main>
      <Side aria-busy={quote.isLoading}>
        {offer ? (
          <PriceSlip store={store} quote={offer} />
        ) : (
          !block && quote.isLoading && <Skeleton variant="text" count={5} />
        )}
      </Side>
    </Columns>
  );
});
