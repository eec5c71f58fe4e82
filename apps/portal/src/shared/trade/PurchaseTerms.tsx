import type { Agreement } from '@shuyuan/contract';
import { AgreementConsent, Dialog, RichText, Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../core/known.ts';

/** What is bought: its agreements, and whether the student has ticked them. */
interface Purchase {
  readonly agreements: { readonly value: Agreement[] | undefined };
  readonly hasAgreed: boolean;
  agree(hasAgreed: boolean): void;
}

/** Consent to the terms of a purchase; each can be read without leaving the page (§5). `refusals` counts tries without the tick. */
export const PurchaseTerms = observer(function PurchaseTerms({
  store,
  refusals,
}: {
  store: Purchase;
  refusals: number;
}) {
  const { t } = useTranslation('common');
  const [readId, setReadId] = useState<string | null>(null);
  const agreements = store.agreements.value ?? [];
  const agreement = agreements.find(({ id }) => String(id) === readId);
  const content = textHere(agreement?.content);
  return (
    <>
      <AgreementConsent
        agreements={agreements.map(({ id, name, url }) => ({ id: String(id), title: name, href: url ?? '#' }))}
        checked={store.hasAgreed}
        onChange={store.agree}
        onRead={setReadId}
        refusals={refusals}
      />
      <Dialog open={agreement !== undefined} title={agreement?.name ?? ''} width="md" onClose={() => setReadId(null)}>
        {content === '' ? <Text as="p">{t('agreementEmpty')}</Text> : <RichText text={content} />}
      </Dialog>
    </>
  );
});
