/** Built-in labels of the toasts. */
export const labels = { cn: { close: '关闭', log: '最近的消息' }, en: { close: 'Close', log: 'Recent messages' } };
