/** Built-in labels of Skeleton. */
export const labels = { cn: { loading: '加载中' }, en: { loading: 'Loading' } };
