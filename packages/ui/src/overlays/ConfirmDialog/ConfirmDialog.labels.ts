import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of ConfirmDialog. */
export const labels = defineLabels('ConfirmDialog', {
  cn: { confirm: '确定', cancel: '取消', failed: '没有成功，请重试' },
  en: { confirm: 'OK', cancel: 'Cancel', failed: 'That did not work. Please try again.' },
});
