import type { Wire } from './wire.ts';

/** A post card of wire-facts 9. */
export const POST: Wire = {
  postId: 801,
  title: '期中之后怎么复盘',
  imgUrl: '/files/cover.png',
  imgUrlList: null,
  createTime: '2026-11-18 09:00:00',
  userName: '林晓',
  readNum: 12,
  commentNum: 1,
  likedNum: 3,
};

/** The unread messages of §3: a notice of nobody, and the words of a lecturer. */
export const UNREAD: Wire = {
  noticeMsg: { userNickName: '周砚秋', noticeTitle: '明晚七点上课', msgSendTime: '2026-11-22 09:00:00' },
  ordinaryMsg: {
    userNickName: '周砚秋',
    userId: 300,
    msgType: 0,
    msgBody: '第七讲的练习看过了',
    msgSendTime: '2026-11-22 10:00:00',
  },
};
