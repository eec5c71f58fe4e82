import { hanData } from './hanData.labels.ts';
import type { Region } from './region.ts';

/** Names by code: two digits each for province, city and district. */
export interface RegionLists {
  province_list: Readonly<Record<string, string>>;
  city_list: Readonly<Record<string, string>>;
  county_list: Readonly<Record<string, string>>;
}

const DIRECT = /^县$|直辖/;

const provinceOf = (code: string) => `${code.slice(0, 2)}0000`;
const cityOf = (code: string) => `${code.slice(0, 4)}00`;

/** A purely administrative level: the single city of a municipality, the counties directly under a province. */
function isSkipped(lists: RegionLists, cityCode: string): boolean {
  const name = lists.city_list[cityCode] ?? '';
  return DIRECT.test(name) || name === lists.province_list[provinceOf(cityCode)];
}

function toRegions(names: Readonly<Record<string, string>>, prefix: string): Region[] {
  return Object.entries(names)
    .filter(([code, name]) => code.startsWith(prefix) && name !== hanData.placeholder)
    .map(([code, name]) => ({ code, name }));
}

const districtsOf = (lists: RegionLists, cityCode: string) =>
  toRegions(lists.county_list, cityCode.slice(0, 4)).map((region) => ({ ...region, leaf: true }));

/** The regions below a code; the districts of a municipality are directly below it. */
export function regionsBelow(lists: RegionLists, parentCode?: string): Region[] {
  if (parentCode === undefined) return toRegions(lists.province_list, '');
  if (!parentCode.endsWith('0000')) return districtsOf(lists, parentCode);
  const cities = toRegions(lists.city_list, parentCode.slice(0, 2));
  return [
    ...cities.filter(({ code }) => !isSkipped(lists, code)),
    ...cities.filter(({ code }) => isSkipped(lists, code)).flatMap(({ code }) => districtsOf(lists, code)),
  ];
}

/** The path to a district, a city or a province; empty for an unknown code. */
export function regionPath(lists: RegionLists, code: string): Region[] {
  const path: Region[] = [];
  const add = (names: Readonly<Record<string, string>>, step: string, isLeaf?: true) => {
    const name = names[step];
    if (name !== undefined) path.push(isLeaf ? { code: step, name, leaf: isLeaf } : { code: step, name });
  };
  add(lists.province_list, provinceOf(code));
  if (code !== provinceOf(code) && !isSkipped(lists, cityOf(code))) add(lists.city_list, cityOf(code));
  if (code !== cityOf(code)) add(lists.county_list, code, true);
  const isKnown = code in lists.province_list || code in lists.city_list || code in lists.county_list;
  return isKnown ? path : [];
}
