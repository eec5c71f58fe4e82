import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Form. */
export const labels = defineLabels('Form', {
  cn: {
    summary: (n: number) => `有${n}处需要修改`,
    failed: '提交失败，请重试',
    retry: '重试',
  },
  en: {
    summary: (n: number) => `${n} ${n === 1 ? 'entry needs' : 'entries need'} a change`,
    failed: 'Submission failed, please retry',
    retry: 'Retry',
  },
});
