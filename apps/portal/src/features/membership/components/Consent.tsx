import type { Agreement } from '@shuyuan/contract';
import { AgreementConsent, Dialog, Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchaseStore } from '../PurchaseStore.ts';

/** The tick before buying, with the agreement to read without leaving the page (§5). */
export const Consent = observer(function Consent({ store }: { store: PurchaseStore }) {
  const [readId, setReadId] = useState<string | null>(null);
  const known = store.agreements.value ?? [];
  return (
    <>
      <AgreementConsent
        agreements={known.map(({ id, name, url }) => ({ id: String(id), title: name, href: url ?? '#' }))}
        checked={store.hasAgreed}
        onChange={store.agree}
        onRead={setReadId}
        refusals={store.refusals}
      />
      {readId !== null && (
        <AgreementDialog agreement={known.find(({ id }) => String(id) === readId)} onClose={() => setReadId(null)} />
      )}
    </>
  );
});

function AgreementDialog({ agreement, onClose }: { agreement: Agreement | undefined; onClose: () => void }) {
  const { t } = useTranslation('membership');
  const paragraphs = agreement?.content?.split(/\n\n+/) ?? [];
  return (
    <Dialog open title={agreement?.name ?? ''} width="md" onClose={onClose}>
      {paragraphs.length === 0 && <Text as="p">{t('agreementMissing')}</Text>}
      {paragraphs.map((paragraph) => (
        <Text as="p" key={paragraph} tone="secondary">
          {paragraph}
        </Text>
      ))}
    </Dialog>
  );
}
