import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of MultiSelect. */
export const labels = defineLabels('MultiSelect', {
  cn: {
    placeholder: '请选择',
    loading: '加载中',
    empty: '没有可选项',
    noMatch: '没有找到，换个词试试',
    remove: (label: string) => `去掉${label}`,
    removeHint: '按退格键去掉',
    more: (n: number) => `另外${n}项`,
    full: (max: number) => `最多选${max}项，先去掉一项再选别的`,
    chosen: (n: number) => `已选${n}项`,
  },
  en: {
    placeholder: 'Choose',
    loading: 'Loading',
    empty: 'Nothing to choose from',
    noMatch: 'Nothing found; try another word',
    remove: (label: string) => `Remove ${label}`,
    removeHint: 'Backspace removes it',
    more: (n: number) => `${n} more`,
    full: (max: number) => `${max} at most; remove one to choose another`,
    chosen: (n: number) => `${n} chosen`,
  },
});
