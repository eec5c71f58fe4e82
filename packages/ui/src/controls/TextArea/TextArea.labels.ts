import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of TextArea. */
export const labels = defineLabels('TextArea', {
  cn: {
    short: (n: number) => `还差${n}个字`,
    near: (max: number) => `快到${max}个字的上限了`,
    full: (max: number) => `已到${max}个字的上限`,
    cut: (max: number, n: number) => `最多${max}个字，超出的${n}个字没有放进来`,
    emoji: '这里不能用表情，已去掉',
    counted: (n: number, max: number) => `已输入${n}个字，最多${max}个字`,
  },
  en: {
    short: (n: number) => `${n} more ${n === 1 ? 'character' : 'characters'} needed`,
    near: (max: number) => `Close to the limit of ${max} characters`,
    full: (max: number) => `The limit of ${max} characters is reached`,
    cut: (max: number, n: number) => `${n} ${n === 1 ? 'character' : 'characters'} over the limit of ${max} left out`,
    emoji: 'Emoji cannot be used here and were left out',
    counted: (n: number, max: number) => `${n} of ${max} characters`,
  },
});
