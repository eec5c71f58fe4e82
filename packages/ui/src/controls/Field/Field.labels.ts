import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Field. */
export const labels = defineLabels('Field', {
  cn: { required: '必填', left: (n: number) => (n > 0 ? `还可以输入${n}个字` : '已到字数上限') },
  en: {
    required: 'required',
    left: (n: number) => (n > 0 ? `${n} ${n === 1 ? 'character' : 'characters'} left` : 'No characters left'),
  },
});
