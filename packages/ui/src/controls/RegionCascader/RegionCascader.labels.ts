import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of RegionCascader. */
export interface RegionCascaderLabels {
  placeholder: string;
  /** Accessible name of the popup. */
  panel: string;
  /** Accessible name of the first column. */
  provinces: string;
  /** Accessible name of a further column, by the name of its parent. */
  below: (name: string) => string;
  failed: string;
  retry: string;
  empty: string;
}

/** Labels of RegionCascader by language. */
export const regionCascaderLabels: Record<Locale, RegionCascaderLabels> = defineLabels('RegionCascader', {
  cn: {
    placeholder: '省、市、区',
    panel: '选择地区',
    provinces: '省份',
    below: (name) => `${name}下辖`,
    failed: '没有加载出来',
    retry: '重新加载',
    empty: '下面没有可选的地区',
  },
  en: {
    placeholder: 'Province, city, district',
    panel: 'Choose a region',
    provinces: 'Provinces',
    below: (name) => `In ${name}`,
    failed: 'Could not be loaded',
    retry: 'Load again',
    empty: 'Nothing to choose below it',
  },
});
