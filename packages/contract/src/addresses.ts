import { addressProblem, consigneeProblem, isPhone } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { ruled } from './fields.ts';
import type { ReadOf } from './reading.ts';
import { Flag, Id, maybe, Nothing, record, text } from './schema.ts';

const NAME_MAX = 64;

/** Delivery address (product.md 4.16). */
const addressFields = {
  consignee: ['consignee', text(NAME_MAX).check(ruled(consigneeProblem))],
  phone: ['phone', text(20).check(ruled((phone) => (isPhone(phone) ? null : 'format')))],
  provinceCode: ['provinceCode', text(12)],
  provinceName: ['provinceName', text(NAME_MAX)],
  cityCode: ['cityCode', maybe(text(12))],
  cityName: ['cityName', maybe(text(NAME_MAX))],
  districtCode: ['districtCode', maybe(text(12))],
  districtName: ['districtName', maybe(text(NAME_MAX))],
  detail: ['detailAddress', text(400).check(ruled(addressProblem))],
  isDefault: ['isDefault', Flag],
} as const;
export const Address = record({ id: ['addressId', Id], ...addressFields });
export type Address = ReadOf<typeof Address>;

const addressIds = { addressId: 'owner' } as const;
const AddressKey = record({ id: ['addressId', Id] });

/** The student's addresses (product.md 4.16); one is the default if there is any (I17). */
export const addresses = {
  list: get('/address/getList', {
    summary: "The student's addresses, the default one first",
    access: 'student',
    input: Nothing,
    list: Address,
  }),
  save: post('/address/save', {
    summary: 'Adds an address, or changes the one of the id; 3501 at the most a student may keep',
    access: 'student',
    ids: addressIds,
    input: record({ id: ['addressId', z.optional(Id)], ...addressFields }),
    result: Address,
  }),
  remove: post('/address/delete', {
    summary: 'Deletes an address; when it was the default, the newest becomes it',
    access: 'student',
    ids: addressIds,
    input: AddressKey,
    result: Nothing,
  }),
  setDefault: post('/address/setDefault', {
    summary: 'Makes an address the default one',
    access: 'student',
    ids: addressIds,
    input: AddressKey,
    result: Nothing,
  }),
};
