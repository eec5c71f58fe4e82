import { REFUND_DAYS } from '@shuyuan/rules';
import { Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { Balance, Credits, Earning } from '../credits.styles.ts';
import type { ExchangeStore } from '../ExchangeStore.ts';

/** The name of the page with one's credits and how to earn more. */
export const CreditsHeader = observer(function PurseHeader({ store }: { store: ExchangeStore }) {
  const { t } = useTranslation('exchange');
  const { value } = store.account;
  return (
    <Credits>
      <div>
        <h1>{t('title')}</h1>
        <Balance aria-live="polite">
          {value ? formatWhole(value.balance) : '–'}
          <small>{t('credits')}</small>
        </Balance>
      </div>
      {value && (
        <dl>
          <div>
            <dt>{t('totalIn')}</dt>
            <dd>{formatWhole(value.totalIn)}</dd>
          </div>
          <div>
            <dt>{t('totalOut')}</dt>
            <dd>{formatWhole(value.totalOut)}</dd>
          </div>
        </dl>
      )}
      <Earning>
        <p>{t('howToEarn', { days: REFUND_DAYS })}</p>
        <Button tone="neutral" variant="soft" href="/changedetail">
          {t('ledger')}
        </Button>
      </Earning>
    </Credits>
  );
});
