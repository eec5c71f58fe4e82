import type { Address } from '@shuyuan/contract';
import type { AddressValues, Address as ShownAddress } from '@shuyuan/ui';
import type { SentAddress } from './AddressesStore.ts';

/** An address of the contract as the kit's card shows it. */
export function toAddressCard(address: Address): ShownAddress {
  const { provinceName, cityName, districtName, isDefault, ...rest } = address;
  const region = [provinceName, cityName, districtName].filter((name) => name !== undefined);
  return { ...rest, default: isDefault, region };
}

/** An address of the contract as the kit's form changes it. */
export function toAddressValues(address: Address): AddressValues {
  const { provinceCode, provinceName, cityCode, cityName, districtCode, districtName } = address;
  const steps = [
    { code: provinceCode, name: provinceName },
    { code: cityCode, name: cityName },
    { code: districtCode, name: districtName },
  ];
  const { consignee, phone, detail, isDefault } = address;
  const region = steps.flatMap(({ code, name }) => (code !== undefined && name !== undefined ? [{ code, name }] : []));
  return { consignee, phone, detail, default: isDefault, region };
}

/** What the kit's form gives as it is sent; of a way of two steps, as in Beijing, the second is the district. */
export function toSentAddress({ region, default: isDefault, ...values }: AddressValues, id?: number): SentAddress {
  const [province] = region;
  const district = region.length > 1 ? region.at(-1) : undefined;
  const city = region.length > 2 ? region[1] : undefined;
  return {
    ...values,
    isDefault,
    ...(id === undefined ? {} : { id }),
    provinceCode: province?.code ?? '',
    provinceName: province?.name ?? '',
    ...(city ? { cityCode: city.code, cityName: city.name } : {}),
    ...(district ? { districtCode: district.code, districtName: district.name } : {}),
  };
}
