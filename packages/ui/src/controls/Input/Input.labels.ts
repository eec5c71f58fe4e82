/** Built-in labels of Input. */
export const labels = { cn: { clear: '清空' }, en: { clear: 'Clear' } };
