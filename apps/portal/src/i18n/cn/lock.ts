/** A page that was opened by somebody else than who is logged in now. */
export const lock = {
  title: '这一页是{{owner}}打开的',
  titleVisitor: '这一页是登录之前打开的',
  other: '这个浏览器现在登录的是{{current}}。{{owner}}在这一页还没提交的内容，不会以{{current}}的名义提交。',
  nobody: '{{owner}}已在另一个标签页退出登录。重新登录后可以接着做。',
  visitor: '这个浏览器现在登录的是{{current}}。在你确认之前，这一页的内容不会以{{current}}的名义提交。',
  kept: '文章、评论、消息和答案的草稿留在{{owner}}名下，重新登录后还在。在另一个标签页登录{{owner}}，这一页就接着开着。',
  again: '重新登录{{owner}}',
  continueAs: '以{{current}}继续',
  leave: '离开这一页',
  logOut: '退出{{current}}的登录',
};
