/** Built-in words of Select. */
export const labels = {
  cn: { placeholder: '请选择', loading: '加载中', empty: '没有可选项' },
  en: { placeholder: 'Choose', loading: 'Loading', empty: 'Nothing to choose from' },
};
