import type { Quote } from '@shuyuan/contract';
import { FEN_PER_CREDIT, formatMoney } from '@shuyuan/rules';
import { Button, Input, Switch } from '@shuyuan/ui';
import { Star, Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import type { CheckoutStore } from '../CheckoutStore.ts';
import { CodeField, Disc, InviterName, Row, Rows, RowText } from '../extras.styles.ts';

/** Characters of an invite code, at most. */
const INVITE_MAX = 16;

/** Credits to spend, and who recommended the course. */
export const ExtrasPart = observer(function ExtrasPart({ store, quote }: { store: CheckoutStore; quote: Quote }) {
  const { t } = useTranslation('checkout');
  const { creditsBalance, creditsMax } = quote;
  return (
    <Rows aria-label={t('extras')}>
      <Row>
        <Disc aria-hidden>
          <Star />
        </Disc>
        <RowText>
          <b>{t('credits')}</b>
          <small>
            {creditsMax > 0
              ? t('creditsNote', {
                  balance: formatWhole(creditsBalance),
                  count: creditsBalance,
                  most: formatWhole(creditsMax),
                  money: formatMoney(creditsMax * FEN_PER_CREDIT, { layout: 'statement' }),
                })
              : t('creditsNone', { balance: formatWhole(creditsBalance), count: creditsBalance })}
          </small>
        </RowText>
        <Switch
          aria-label={t('credits')}
          checked={store.usesCredits}
          disabled={creditsMax === 0}
          onChange={store.useCredits}
        />
      </Row>
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
    <Row>
      <Disc aria-hidden>
        <Users />
      </Disc>
      <RowText>
        <b>{t('inviter')}</b>
        <small>{t(isKnown ? 'inviterKnown' : 'inviterNote')}</small>
      </RowText>
      {isKnown && <InviterName>{name}</InviterName>}
      {!isKnown && (isOpen || store.inviteCode !== '') && (
        <CodeField>
          <Input
            value={store.inviteCode}
            onChange={store.setInviteCode}
            onBlur={store.checkInviteCode}
            maxLength={INVITE_MAX}
            placeholder={t('inviteCode')}
            aria-label={t('inviteCode')}
            autoComplete="off"
          />
        </CodeField>
      )}
      {!isKnown && !isOpen && store.inviteCode === '' && (
        <Button variant="link" onClick={() => setOpen(true)}>
          {t('inviterAdd')}
        </Button>
      )}
    </Row>
  );
});
