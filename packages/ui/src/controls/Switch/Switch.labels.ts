import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Switch. */
export const labels = defineLabels('Switch', {
  cn: { pending: '正在保存', failed: '没有保存成功，已恢复原样' },
  en: { pending: 'Saving', failed: 'Not saved; it is as it was' },
});
