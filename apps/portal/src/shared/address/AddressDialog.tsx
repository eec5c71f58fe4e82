import { AddressForm, Dialog } from '@shuyuan/ui';
import { loadChinaRegions } from '@shuyuan/ui/chinaRegions';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useDescribeError } from '../../page/describeError.ts';
import type { AddressesStore } from './AddressesStore.ts';
import { toAddressValues, toSentAddress } from './addressProps.ts';

interface AddressDialogProps {
  store: AddressesStore;
  /** It was saved; the window is closed by then. */
  onSaved?: () => void;
}

/** The window in which an address is written, new or changed; the regions of China come when somebody opens them. */
export const AddressDialog = observer(function AddressDialog({ store, onSaved }: AddressDialogProps) {
  const { t } = useTranslation('addresses');
  const describe = useDescribeError();
  const { form, failure } = store;
  if (form === null) return null;
  const address = form === 'new' ? undefined : form;
  return (
    <Dialog open width="md" title={t(address ? 'change' : 'add')} onClose={store.close}>
      <AddressForm
        value={address && toAddressValues(address)}
        loadRegions={loadChinaRegions}
        failedText={failure ? describe(failure) : undefined}
        onSubmit={async (values) => {
          await store.save(toSentAddress(values, address?.id));
          onSaved?.();
        }}
        onCancel={store.close}
      />
    </Dialog>
  );
});
