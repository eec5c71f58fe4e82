import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Skeleton. */
export const labels = defineLabels('Skeleton', { cn: { loading: '加载中' }, en: { loading: 'Loading' } });
