import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of TimeZoneSelect. */
export const labels = defineLabels('TimeZoneSelect', {
  cn: { placeholder: '选择时区', search: '搜索城市或时差，如 +8' },
  en: { placeholder: 'Choose a time zone', search: 'City or offset, e.g. +8' },
});
