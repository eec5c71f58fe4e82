import type { Gift } from '@shuyuan/contract';
import { formatMoney, REFUND_DAYS } from '@shuyuan/rules';
import { Alert, Button, ConfirmDialog, formatDay, Heading, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useDescribeError } from '../../../../page/describeError.ts';
import { useView } from '../../../../page/useView.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import type { GiftStore } from '../GiftStore.ts';
import { Columns, Details, Facts, GiftName, Hint, Rules } from '../gift.styles.ts';
import { Cost } from '../gifts.styles.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { GiftGallery } from './GiftGallery.tsx';

interface GiftBodyProps {
  store: GiftStore;
  gift: Gift;
}

/** A gift with its price, where it goes, and the button that says why not. */
export const GiftBody = observer(function GiftBody({ store, gift }: GiftBodyProps) {
  const { t } = useTranslation('exchange');
  const { locale } = useRoot().locale;
  const describe = useDescribeError();
  const { obstacle, failure, isSent } = store;
  const money = formatMoney(gift.postageFen, { locale });
  const isBlocked = obstacle !== null && obstacle !== 'address';
  const label = isBlocked
    ? t(`obstacles.${obstacle}`)
    : t(gift.postageFen > 0 ? 'exchangeAndPay' : 'exchangeNow', { money });
  const { chosen } = store.addresses;
  return (
    <>
      <Columns>
        <GiftGallery key={gift.id} gift={gift} />
        <Details>
          <GiftName>
            <Heading level={1} size={24}>
              {gift.name}
            </Heading>
            <Tag tone="brand">{t(`kinds.${gift.kind}`)}</Tag>
          </GiftName>
          <Cost data-size="lg">
            {gift.credits}
            <small>{t('credits')}</small>
          </Cost>
          <GiftFacts gift={gift} balance={store.account.value?.balance} />
          {isSent && (!isBlocked || obstacle === 'credits') && <AddressChoice store={store.addresses} />}
          {failure && <Alert tone="danger" title={describe(failure)} />}
          <Button size="lg" disabled={isBlocked} loading={store.isSending} onClick={store.openConfirm}>
            {label}
          </Button>
          {obstacle === 'credits' && (
            <Hint>
              {t('missingHow', { credits: formatWhole(store.missing), count: store.missing, days: REFUND_DAYS })}
            </Hint>
          )}
          {obstacle === 'address' && <Hint>{t('addressFirst')}</Hint>}
        </Details>
      </Columns>
      {gift.detail && (
        <Rules>
          <h2>{t('rules')}</h2>
          {gift.detail.split(/\n\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Rules>
      )}
      <ConfirmDialog
        open={store.isConfirming}
        title={t('askTitle', { credits: formatWhole(gift.credits), count: gift.credits, name: gift.name })}
        confirmLabel={label}
        onConfirm={store.exchange}
        onClose={store.close}
      >
        {isSent && chosen
          ? t('askSent', { consignee: chosen.consignee, place: chosen.detail })
          : t(`askThen.${gift.kind}`)}
        {gift.postageFen > 0 && ` ${t('askPostage', { money })}`}
      </ConfirmDialog>
    </>
  );
});

/** Stock, limit, postage, until when, and what one has. */
function GiftFacts({ gift, balance }: { gift: Gift; balance: number | undefined }) {
  const { t } = useTranslation('exchange');
  const { locale } = useRoot();
  const { stock, exchanged, limit, postageFen, endsAt, kind } = gift;
  const view = useView();
  const postage = postageFen > 0 ? formatMoney(postageFen, { locale: locale.locale }) : t('freePostage');
  const facts = [
    { label: t('stock'), value: t('stockOf', { count: stock, exchanged }) },
    ...(limit === undefined ? [] : [{ label: t('limit'), value: t('limitOf', { count: limit }) }]),
    ...(kind === 'goods' ? [{ label: t('postage'), value: postage }] : []),
    ...(endsAt === undefined ? [] : [{ label: t('endsAt'), value: formatDay(endsAt, view) }]),
    ...(balance === undefined
      ? []
      : [{ label: t('balance'), value: t('creditsOf', { credits: formatWhole(balance), count: balance }) }]),
  ];
  return (
    <Facts>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
