import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of AddressCard; the names of its actions include the recipient. */
export interface AddressCardLabels {
  isDefault: string;
  edit: string;
  editOf: (consignee: string) => string;
  remove: string;
  removeOf: (consignee: string) => string;
  makeDefault: string;
  makeDefaultOf: (consignee: string) => string;
}

/** Labels of AddressCard by language. */
export const addressCardLabels: Record<Locale, AddressCardLabels> = defineLabels('AddressCard', {
  cn: {
    isDefault: '默认',
    edit: '修改',
    editOf: (consignee) => `修改${consignee}的地址`,
    remove: '删除',
    removeOf: (consignee) => `删除${consignee}的地址`,
    makeDefault: '设为默认',
    makeDefaultOf: (consignee) => `设为默认：${consignee}的地址`,
  },
  en: {
    isDefault: 'Default',
    edit: 'Edit',
    editOf: (consignee) => `Edit the address of ${consignee}`,
    remove: 'Delete',
    removeOf: (consignee) => `Delete the address of ${consignee}`,
    makeDefault: 'Make default',
    makeDefaultOf: (consignee) => `Make default: the address of ${consignee}`,
  },
});
