/** Built-in labels of SkipLink. */
export const labels = { cn: { skip: '跳到正文' }, en: { skip: 'Skip to content' } };
