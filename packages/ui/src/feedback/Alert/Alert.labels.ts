/** Built-in labels of Alert. */
export const labels = { cn: { dismiss: '关闭提示' }, en: { dismiss: 'Dismiss' } };
