import { AddressForm, Dialog } from '@shuyuan/ui';
import { loadChinaRegions } from '@shuyuan/ui/chinaRegions';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../page/useSubmit.ts';
import type { AddressesStore } from './AddressesStore.ts';
import { toAddressValues, toSentAddress } from './addressProps.ts';

interface AddressDialogProps {
  store: AddressesStore;
  /** It was saved; the window is closed by then. */
  onSaved?: () => void;
}

/** The dialog for a new or changed address; the regions of China are loaded when opened. */
export const AddressDialog = observer(function AddressDialog({ store, onSaved }: AddressDialogProps) {
  const { t } = useTranslation('addresses');
  const { written } = store;
  const address = written === 'new' || written === null ? undefined : written;
  const handleSubmit = useSubmit<Parameters<typeof toSentAddress>[0]>(async (values) => {
    await store.save(toSentAddress(values, address?.id));
    onSaved?.();
  });
  if (written === null) return null;
  return (
    <Dialog open width="md" title={t(address ? 'change' : 'add')} onClose={store.close}>
      <AddressForm
        value={address && toAddressValues(address)}
        loadRegions={loadChinaRegions}
        onSubmit={handleSubmit}
        onCancel={store.close}
      />
    </Dialog>
  );
});
