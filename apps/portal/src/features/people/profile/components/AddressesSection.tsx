import type { Address } from '@shuyuan/contract';
import { ADDRESSES_MAX } from '@shuyuan/rules';
import { AddressCard, Button, ConfirmDialog, Heading, Text } from '@shuyuan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { usePerform } from '../../../../page/usePerform.ts';
import { AddressesStore } from '../../../../shared/address/AddressesStore.ts';
import { toAddressCard } from '../../../../shared/address/addressProps.ts';
import { AddressGrid, AddressTile, AtEnd, Section, SectionHead } from '../profile.styles.ts';

const AddressDialog = lazy(async () => ({
  default: (await import('../../../../shared/address/AddressDialog.tsx')).AddressDialog,
}));

/** The student's addresses: add, change, delete, and the default one (product.md 4.16). */
export const AddressesSection = observer(function AddressesSection() {
  const { t } = useTranslation('addresses');
  const { services } = useRoot();
  const perform = usePerform();
  const store = useOwned((root) => new AddressesStore(root.api));
  const [removed, setRemoved] = useState<Address | null>(null);
  const { items, isFull } = store;
  const makeDefault = ({ id }: Address) =>
    perform(async () => {
      await store.makeDefault(id);
      services.toast('success', t('madeDefault'));
    });
  if (isNotServed(store.list)) return null;
  return (
    <Section>
      <SectionHead>
        <Heading level={2} size={18}>
          {t('title')}
        </Heading>
        {items.length > 0 && (
          <Text as="p" size={13} tone="tertiary">
            {isFull ? t('full', { max: ADDRESSES_MAX }) : t('hint', { max: ADDRESSES_MAX, count: items.length })}
          </Text>
        )}
        {items.length > 0 && (
          <AtEnd>
            <Button variant="outline" icon={<Plus />} disabled={isFull} onClick={() => store.write('new')}>
              {t('add')}
            </Button>
          </AtEnd>
        )}
      </SectionHead>
      <Await
        query={store.list}
        count={2}
        isEmpty={() => items.length === 0}
        empty={
          <EmptyPlace
            layout="inline"
            title={t('none')}
            hint={t('noneHint')}
            action={
              <Button variant="soft" onClick={() => store.write('new')}>
                {t('add')}
              </Button>
            }
          />
        }
      >
        {() => (
          <AddressGrid>
            {items.map((address) => (
              <AddressTile key={address.id}>
                <AddressCard
                  address={toAddressCard(address)}
                  onEdit={() => store.write(address)}
                  onDelete={() => setRemoved(address)}
                  onDefault={() => makeDefault(address)}
                />
              </AddressTile>
            ))}
          </AddressGrid>
        )}
      </Await>
      {store.written !== null && (
        <Suspense fallback={null}>
          <AddressDialog store={store} onSaved={() => services.toast('success', t('saved'))} />
        </Suspense>
      )}
      <ConfirmDialog
        open={removed !== null}
        tone="danger"
        title={t('removeTitle')}
        confirmLabel={t('remove')}
        onConfirm={async () => {
          if (removed) await store.remove(removed.id);
          services.toast('success', t('removed'));
        }}
        onClose={() => setRemoved(null)}
      >
        {removed && t('removeText', { consignee: removed.consignee, detail: removed.detail })}
      </ConfirmDialog>
    </Section>
  );
});
