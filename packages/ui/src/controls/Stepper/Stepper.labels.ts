import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Stepper. */
export const labels = defineLabels('Stepper', {
  cn: { less: '减少', more: '增加', most: (n: number) => `最多${n}`, fewest: (n: number) => `最少${n}` },
  en: { less: 'Less', more: 'More', most: (n: number) => `At most ${n}`, fewest: (n: number) => `At least ${n}` },
});
