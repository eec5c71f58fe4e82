import { AddressCard, Button, Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import type { AddressesStore } from '../../../../shared/address/AddressesStore.ts';
import { toAddressCard } from '../../../../shared/address/addressProps.ts';
import { AddressCards, Addresses, AddressHead } from '../gift.styles.ts';

// The form brings the regions of China along.
const AddressDialog = lazy(async () => ({
  default: (await import('../../../../shared/address/AddressDialog.tsx')).AddressDialog,
}));

/** Where a good is sent: one of the student's addresses, or a new one. */
export const AddressChoice = observer(function AddressChoice({ store }: { store: AddressesStore }) {
  const { t } = useTranslation('exchange');
  const { t: words } = useTranslation('addresses');
  const name = useId();
  const title = useId();
  return (
    <Addresses>
      <AddressHead>
        <h2 id={title}>{words('title')}</h2>
        <Button variant="link" size="sm" disabled={store.isFull} onClick={() => store.write('new')}>
          {words('add')}
        </Button>
      </AddressHead>
      <Await
        query={store.list}
        skeleton="text"
        count={2}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Text as="p" tone="secondary">
            {t('noAddress')}
          </Text>
        }
      >
        {({ items }) => (
          <AddressCards role="radiogroup" aria-labelledby={title}>
            {items.map((address) => (
              <AddressCard
                key={address.id}
                address={toAddressCard(address)}
                name={name}
                value={String(address.id)}
                selected={store.chosen?.id === address.id}
                onSelect={() => store.pick(address.id)}
                onEdit={() => store.write(address)}
              />
            ))}
          </AddressCards>
        )}
      </Await>
      {store.written !== null && (
        <Suspense fallback={null}>
          <AddressDialog store={store} />
        </Suspense>
      )}
    </Addresses>
  );
});
