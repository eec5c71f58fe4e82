import { type Address, type contract, type InputOf, type Page, ResultCode } from '@shuyuan/contract';
import { ADDRESSES_MAX, cleanName } from '@shuyuan/rules';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import {
  type AddressRow,
  type AddressValues,
  clearDefault,
  countAddresses,
  deleteAddress,
  insertAddress,
  lockOwner,
  selectAddresses,
  updateAddress,
  updateDefault,
} from './queries.ts';

type SaveInput = InputOf<typeof contract.addresses.save>;

/** The student's addresses, the default one first; they are few enough for one page. */
export async function listAddresses({ tx, studentId }: StudentCtx): Promise<Page<Address>> {
  const rows = await selectAddresses(tx, studentId);
  return { items: rows.map(toAddress), totalCount: rows.length, currentPage: 1, pageSize: ADDRESSES_MAX };
}

/** Adds or changes an address; 3501 at the most, `missing` for an id that is not the student's (I17). */
export async function saveAddress(ctx: StudentCtx, input: SaveInput): Promise<Address> {
  const { studentId } = ctx;
  await lockOwner(ctx.tx, studentId);
  const row =
    input.id === undefined
      ? await addAddress(ctx, input)
      : await updateAddress(ctx.tx, studentId, input.id, valuesOf(input));
  if (!row) throw missing();
  return toAddress(input.isDefault && !row.is_default ? await becomeDefault(ctx.tx, studentId, row.id) : row);
}

/** Deletes an address; if it was the default, the newest of the others becomes the default (I17). */
export async function removeAddress({ tx, studentId }: StudentCtx, id: number): Promise<void> {
  await lockOwner(tx, studentId);
  const gone = await deleteAddress(tx, studentId, id);
  if (!gone) throw missing();
  const [newest] = gone.is_default ? await selectAddresses(tx, studentId) : [];
  if (newest) await updateDefault(tx, studentId, newest.id);
}

/** Makes an address the default one. */
export async function chooseDefault({ tx, studentId }: StudentCtx, id: number): Promise<void> {
  await lockOwner(tx, studentId);
  await becomeDefault(tx, studentId, id);
}

async function addAddress(ctx: StudentCtx, input: SaveInput): Promise<AddressRow> {
  const { studentId } = ctx;
  const count = await countAddresses(ctx.tx, studentId);
  if (count >= ADDRESSES_MAX) throw refused(ResultCode.addressLimit);
  const row = await insertAddress(ctx, valuesOf(input));
  return count === 0 ? becomeDefault(ctx.tx, studentId, row.id) : row;
}

async function becomeDefault(tx: Tx, studentId: number, id: number): Promise<AddressRow> {
  await clearDefault(tx, studentId, id);
  const row = await updateDefault(tx, studentId, id);
  if (!row) throw missing();
  return row;
}

function valuesOf(input: SaveInput): AddressValues {
  const optional = (text: string | undefined) => (text ? cleanName(text) : null) || null;
  return {
    consignee: cleanName(input.consignee),
    phone: input.phone,
    province_code: cleanName(input.provinceCode),
    province_name: cleanName(input.provinceName),
    city_code: optional(input.cityCode),
    city_name: optional(input.cityName),
    district_code: optional(input.districtCode),
    district_name: optional(input.districtName),
    detail: cleanName(input.detail),
  };
}

function toAddress(row: AddressRow): Address {
  return {
    id: row.id,
    consignee: row.consignee,
    phone: row.phone,
    provinceCode: row.province_code,
    provinceName: row.province_name,
    cityCode: row.city_code ?? undefined,
    cityName: row.city_name ?? undefined,
    districtCode: row.district_code ?? undefined,
    districtName: row.district_name ?? undefined,
    detail: row.detail,
    isDefault: row.is_default,
  };
}
