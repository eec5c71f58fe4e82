import type { Quote } from '@shuyuan/contract';
import { FEN_PER_CREDIT, formatMoney } from '@shuyuan/rules';
import { Button, Input, Switch } from '@shuyuan/ui';
import { Star, Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '../../../../shared/words/formatCount.ts';
import type { CheckoutStore } from '../CheckoutStore.ts';
import { Rows } from '../checkout.styles.ts';

/** Characters of an invite code, at most. */
const INVITE_MAX = 16;

/** Credits to spend, and who recommended the course. */
export const ExtrasPart = observer(function ExtrasPart({ store, quote }: { store: CheckoutStore; quote: Quote }) {
  const { t } = useTranslation('checkout');
  const { creditsBalance, creditsMax } = quote;
  return (
    <Rows aria-label={t('extras')}>
      <div>
        <span className="disc" aria-hidden>
          <Star />
        </span>
        <p className="text">
          <b>{t('credits')}</b>
          <small>
            {creditsMax > 0
              ? t('creditsNote', {
                  balance: formatWhole(creditsBalance),
                  most: formatWhole(creditsMax),
                  money: formatMoney(creditsMax * FEN_PER_CREDIT, { layout: 'statement' }),
                })
              : t('creditsNone', { balance: formatWhole(creditsBalance) })}
          </small>
        </p>
        <Switch
          aria-label={t('credits')}
          checked={store.usesCredits}
          disabled={creditsMax === 0}
          onChange={store.useCredits}
        />
      </div>
      <Inviter store={store} name={quote.inviterName} />
    </Rows>
  );
});

/** Fixed once and for all where the student came by an invitation; else a code may be entered (product.md 4.2). */
const Inviter = observer(function Inviter({ store, name }: { store: CheckoutStore; name: string | undefined }) {
  const { t } = useTranslation('checkout');
  const [isOpen, setOpen] = useState(false);
  const isKnown = name !== undefined;
  return (
    <div>
      <span className="disc" aria-hidden>
        <Users />
      </span>
      <p className="text">
        <b>{t('inviter')}</b>
        <small>{t(isKnown ? 'inviterKnown' : 'inviterNote')}</small>
      </p>
      {isKnown && <span className="who">{name}</span>}
      {!isKnown && (isOpen || store.inviteCode !== '') && (
        <span className="field">
          <Input
            value={store.inviteCode}
            onChange={store.setInviteCode}
            onBlur={store.checkInviteCode}
            maxLength={INVITE_MAX}
            placeholder={t('inviteCode')}
            aria-label={t('inviteCode')}
            autoComplete="off"
          />
        </span>
      )}
      {!isKnown && !isOpen && store.inviteCode === '' && (
        <Button variant="link" onClick={() => setOpen(true)}>
          {t('inviterAdd')}
        </Button>
      )}
    </div>
  );
});
