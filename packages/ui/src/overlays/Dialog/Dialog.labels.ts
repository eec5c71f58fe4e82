/** Built-in labels of Dialog. */
export const labels = { cn: { close: '关闭' }, en: { close: 'Close' } };
