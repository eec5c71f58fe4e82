import { ADDRESS_MAX, CONSIGNEE_MAX, type TextProblem } from '@shuyuan/rules';
import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of AddressForm. */
export interface AddressFormLabels {
  /** Accessible name of the form, for a new address and for editing. */
  create: string;
  change: string;
  consignee: string;
  consigneePlaceholder: string;
  phone: string;
  phonePlaceholder: string;
  region: string;
  detail: string;
  detailPlaceholder: string;
  makeDefault: string;
  makeDefaultHelp: string;
  save: string;
  cancel: string;
  failed: string;
  consigneeProblems: Readonly<Record<TextProblem, string>>;
  phoneProblems: Readonly<Record<'required' | 'format', string>>;
  regionProblem: string;
  detailProblems: Readonly<Record<TextProblem, string>>;
}

/** Labels of AddressForm by language. */
export const addressFormLabels: Record<Locale, AddressFormLabels> = defineLabels('AddressForm', {
  cn: {
    create: '新增收货地址',
    change: '修改收货地址',
    consignee: '收货人',
    consigneePlaceholder: `最多${CONSIGNEE_MAX}个字`,
    phone: '手机号',
    phonePlaceholder: '快递员会打这个电话',
    region: '所在地区',
    detail: '详细地址',
    detailPlaceholder: '街道、小区、楼栋和门牌号',
    makeDefault: '设为默认地址',
    makeDefaultHelp: '以后下单先用它',
    save: '保存地址',
    cancel: '取消',
    failed: '没有保存成功，请重试',
    consigneeProblems: {
      required: '请填写收货人',
      short: '请填写收货人',
      long: `收货人最多${CONSIGNEE_MAX}个字`,
      emoji: '收货人不能用表情',
      characters: '收货人写在一行里，去掉特殊符号',
    },
    phoneProblems: { required: '请填写手机号', format: '手机号格式不正确，请检查位数' },
    regionProblem: '请选择到区县',
    detailProblems: {
      required: '请填写详细地址',
      short: '请填写详细地址',
      long: `详细地址最多${ADDRESS_MAX}个字`,
      emoji: '详细地址不能用表情',
      characters: '详细地址写在一行里，去掉换行和特殊符号',
    },
  },
  en: {
    create: 'New address',
    change: 'Edit address',
    consignee: 'Recipient',
    consigneePlaceholder: `Up to ${CONSIGNEE_MAX} characters`,
    phone: 'Phone',
    phonePlaceholder: 'For the courier',
    region: 'Region',
    detail: 'Address',
    detailPlaceholder: 'Street, building, flat',
    makeDefault: 'Make this the default',
    makeDefaultHelp: 'Used first for later orders',
    save: 'Save address',
    cancel: 'Cancel',
    failed: 'Not saved, please try again',
    consigneeProblems: {
      required: 'Enter the recipient',
      short: 'Enter the recipient',
      long: `At most ${CONSIGNEE_MAX} characters`,
      emoji: 'No emoji in a name',
      characters: 'One line, without special signs',
    },
    phoneProblems: { required: 'Enter a phone number', format: 'Check the phone number: 11 digits' },
    regionProblem: 'Choose down to the district',
    detailProblems: {
      required: 'Enter the address',
      short: 'Enter the address',
      long: `At most ${ADDRESS_MAX} characters`,
      emoji: 'No emoji in an address',
      characters: 'One line, without special signs',
    },
  },
});
