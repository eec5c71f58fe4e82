import { addressProblem, consigneeProblem, isPhone, normaliseAccount } from '@shuyuan/rules';
import type { FormErrors } from '../../controls/Form/formProblems.ts';
import type { Region } from '../../controls/RegionCascader/region.ts';
import type { AddressFormLabels } from './AddressForm.labels.ts';

/** An address while it is edited. */
export interface AddressValues {
  /** Up to 16 characters (§5). */
  consignee: string;
  phone: string;
  /** Province, city and district; empty until one is selected. */
  region: readonly Region[];
  /** Up to 200 characters (§5). */
  detail: string;
  default: boolean;
}

/** Error messages of an address, by field (§5). */
export function addressProblems(values: AddressValues, words: AddressFormLabels): FormErrors<AddressValues> {
  const consignee = consigneeProblem(values.consignee);
  const detail = addressProblem(values.detail);
  const phone = normaliseAccount(values.phone);
  return {
    consignee: consignee ? words.consigneeProblems[consignee] : undefined,
    phone: phone === '' ? words.phoneProblems.required : isPhone(phone) ? undefined : words.phoneProblems.format,
    region: values.region.length === 0 ? words.regionProblem : undefined,
    detail: detail ? words.detailProblems[detail] : undefined,
  };
}

/** The address as submitted: texts trimmed, the phone number without spaces (X9). */
export function toSentAddress(values: AddressValues): AddressValues {
  return {
    ...values,
    consignee: values.consignee.trim(),
    phone: normaliseAccount(values.phone),
    detail: values.detail.trim(),
  };
}
