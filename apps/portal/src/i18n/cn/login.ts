/** Login, registration, password reset. */
export const login = {
  loginTitle: '登录',
  registerTitle: '注册账号',
  resetTitle: '找回密码',
  byPassword: '密码登录',
  byCode: '验证码登录',
  firstTime: '第一次来{{school}}？',
  registerNow: '注册账号',
  hasAccount: '已有账号？',
  loginNow: '去登录',
  backToLogin: '返回登录',
  noCookies:
    '这个浏览器不保存本站的Cookie：可以登录，但课程视频和附件打不开，刷新或关闭页面后要重新登录。可以在浏览器设置里允许本站的Cookie。',
  notStored: '浏览器没有存下这次登录：课程视频和附件打不开，刷新或关闭页面后要重新登录',
  endedNotice: '登录已失效，请重新登录',
  agreementLoadFailed: '协议暂时打不开，请稍后再试',
};
