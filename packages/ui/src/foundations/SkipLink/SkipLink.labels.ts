import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of SkipLink. */
export const labels = defineLabels('SkipLink', { cn: { skip: '跳到正文' }, en: { skip: 'Skip to content' } });
