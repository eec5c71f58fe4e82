/** The call into a study room, unread messages, the quick tools. */
export const live = {
  ringing: '来电…{{name}}邀请你进入答疑室',
  problems: {
    callOver: '这次邀请已经结束',
    minutesShort: '答疑时长不够，请先购买时长',
    roomClosed: '答疑室已关闭',
  },
  roomClosed: '答疑室已关闭',
  roomClosedLine: '老师结束了今天的答疑',
  over: '这次邀请已经结束',
  overLine: '来电到你这里时已经过了时间，可以回到答疑大厅看看队伍',
  notCharged: '不扣时长',
  blocked: '浏览器拦住了聊天窗口',
  openChat: '打开聊天',
  blockedNotice: '浏览器拦住了新窗口',
  openNotice: '打开通知里的页面',
  reconnecting: '连接断了，正在重新连接（{{number}}/{{max}}）',
  closed: '试了{{max}}次都没连上，叫号和新消息暂时收不到',
  tools: '联系与下载',
};
