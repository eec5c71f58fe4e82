import { Button } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import type { ExchangeStore } from '../ExchangeStore.ts';
import { Purse } from '../exchange.styles.ts';

/** The name of the page with one's credits and how to earn more. */
export const CreditsHeader = observer(function PurseHeader({ store }: { store: ExchangeStore }) {
  const { t } = useTranslation('exchange');
  const { value } = store.account;
  return (
    <Purse>
      <div>
        <h1>{t('title')}</h1>
        <p className="balance" aria-live="polite">
          {value ? formatWhole(value.balance) : '–'}
          <small>{t('credits')}</small>
        </p>
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
      <div className="side">
        <p>{t('howToEarn')}</p>
        <Button tone="neutral" variant="soft" href="/changedetail">
          {t('ledger')}
        </Button>
      </div>
    </Purse>
  );
});
