/** Said while requests wait for a crowded server. */
export const rush = {
  waiting: '现在人有点多，正在为您排队，请不要重复点击',
};
