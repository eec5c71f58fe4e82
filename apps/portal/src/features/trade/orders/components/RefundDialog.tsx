import type { Order } from '@shuyuan/contract';
import { formatMoney, messageTime, REFUND_REASON_MAX, REFUND_REVIEW_HOURS, REFUND_TERMS } from '@shuyuan/rules';
import { Alert, Button, Dialog, Field, TextArea } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isSaid, textHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { useView } from '../../../../page/useView.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import type { OrdersStore, RefundRule } from '../OrdersStore.ts';
import { RefundBox, RefundSum } from '../orders.styles.ts';

/** A refund: its rule, its amount and what comes back, before the student requests it (product.md 4.7). */
export const RefundDialog = observer(function RefundDialog({ store, order }: { store: OrdersStore; order: Order }) {
  const { t } = useTranslation('orders');
  const { services } = useRoot();
  const perform = usePerform();
  const reason = textHere(store.reasons.get(order.id));
  const isAllowed = isSaid(store.rule.value?.isAllowed);
  const kind = termsOf(order);
  const handleRequest = () =>
    perform(async () => {
      await store.requestRefund(order);
      services.toast('success', t(kind === 'group' ? 'done.leaveGroup' : 'done.refund'));
      store.closeDialog();
    });
  return (
    <Dialog
      open
      title={t('confirmTitle.refund')}
      width="md"
      onClose={store.closeDialog}
      footer={
        <>
          <Button variant="outline" onClick={store.closeDialog}>
            {t(isAllowed ? 'notNow' : 'close')}
          </Button>
          {isAllowed && (
            <Allowed to="order.refund">
              <Button onClick={handleRequest}>{t('requestRefund')}</Button>
            </Allowed>
          )}
        </>
      }
    >
      <Await query={store.rule} skeleton="text" count={4}>
        {(rule) => (
          <RefundBox>
            {rule.isAllowed ? (
              <>
                {rule.amountFen === 0 ? (
                  <p>{t('refundFree')}</p>
                ) : (
                  <RefundSum>
                    {t('refundSum')}
                    <b>{formatMoney(rule.amountFen, { layout: 'statement' })}</b>
                  </RefundSum>
                )}
                <Terms kind={kind} rule={rule} hasCoupon={order.couponName !== undefined} />
                <Field label={t('reason')} count={{ n: [...reason].length, max: REFUND_REASON_MAX }}>
                  <TextArea
                    value={reason}
                    onChange={(text) => store.setReason(order, text)}
                    rows={3}
                    maxLength={REFUND_REASON_MAX}
                  />
                </Field>
              </>
            ) : (
              <Alert tone="warning" title={rule.reason ?? t('refundRefused')}>
                {kind && t(`refundRule.${kind}`, REFUND_TERMS)}
              </Alert>
            )}
          </RefundBox>
        )}
      </Await>
    </Dialog>
  );
});

/** By which terms an order is refunded: those of what was bought, or of a group that is not complete yet; undefined where that is not known. */
function termsOf({ kind, fulfilment }: Order) {
  return fulfilment === 'awaitingGroup' ? 'group' : kind;
}

interface TermsProps {
  kind: ReturnType<typeof termsOf>;
  rule: RefundRule;
  hasCoupon: boolean;
}

const Terms = observer(function Terms({ kind, rule, hasCoupon }: TermsProps) {
  const { t } = useTranslation('orders');
  const { askBy, lessonsLearnt, couponReturns, credits } = rule;
  const view = useView();
  return (
    <ul>
      {kind && <li>{t(`refundRule.${kind}`, REFUND_TERMS)}</li>}
      {kind === 'course' && <li>{t('learnt', { count: lessonsLearnt })}</li>}
      {askBy !== undefined && <li>{t('requestBy', { time: messageTime(askBy, view) })}</li>}
      {credits > 0 && <li>{t('creditsBack', { credits: formatWhole(credits), count: credits })}</li>}
      {hasCoupon && <li>{t(couponReturns ? 'couponBack' : 'couponStays')}</li>}
      {kind && <li>{t(`reviewNote.${kind}`, { hours: REFUND_REVIEW_HOURS })}</li>}
    </ul>
  );
});
