/** The page at the address of the mobile site, where the school has no mobile site of its own. */
export const mobileSite = {
  onPhone: {
    title: '请用电脑打开',
    text: '听课、练习和答疑都在电脑网页上。在电脑上打开下面的地址，或用电脑的摄像头扫这个码，接着看这一页。',
    app: '下载手机应用',
    stay: '仍在手机上打开',
    code: '电脑网页的地址',
  },
  onComputer: {
    title: '这是手机版的地址',
    text: '用手机扫码，在手机上打开这一页；也可以留在电脑上继续。',
    open: '在电脑上打开',
    code: '手机版的地址',
  },
};
