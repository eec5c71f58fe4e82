/** Built-in labels of Link. */
export const labels = { cn: { external: '（在新窗口打开）' }, en: { external: ' (opens in a new window)' } };
