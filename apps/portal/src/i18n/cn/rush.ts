/** Said while requests wait. */
export const rush = {
  waiting: '现在人有点多，正在为您排队，请不要重复点击',
  proving: '正在自动完成安全验证，一般几秒就好，请不要关闭页面',
};
