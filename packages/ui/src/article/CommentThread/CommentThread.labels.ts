import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of CommentThread; counts arrive formatted where they are texts. */
export interface CommentThreadLabels {
  /** Name of the list. */
  list: string;
  lecturer: string;
  school: string;
  /** Marks whoever wrote the article. */
  author: string;
  like: (name: string) => string;
  reply: string;
  replyTo: (name: string) => string;
  remove: string;
  report: string;
  inReview: string;
  inReviewHint: string;
  /** In place of a comment that was hidden. */
  hidden: string;
  /** In place of a comment that its writer deleted. */
  deleted: string;
  /** How many replies it left. */
  repliesLeft: (count: number) => string;
  showReplies: string;
  moreReplies: (count: number) => string;
  unfold: string;
  fold: string;
  length: (count: string) => string;
  write: string;
  placeholder: (max: string) => string;
  send: string;
  cancel: string;
  shortcut: string;
  composing: string;
  counted: (used: string, max: string) => string;
  refused: (place: number, sign: string) => string;
  strip: string;
  long: (over: string) => string;
}

/** Labels of CommentThread by language. */
export const commentThreadLabels: Record<Locale, CommentThreadLabels> = defineLabels('CommentThread', {
  cn: {
    list: '评论',
    lecturer: '讲师',
    school: '学校',
    author: '作者',
    like: (name) => `赞${name}的评论`,
    reply: '回复',
    replyTo: (name) => `回复${name}`,
    remove: '删除',
    report: '举报',
    inReview: '待审核',
    inReviewHint: '已经发出，大家都能看到，学校之后会审核',
    hidden: '这条评论没有通过审核，看不到了。',
    deleted: '这条评论已经被删除。',
    repliesLeft: (count) => `下面的${count}条回复还在`,
    showReplies: '看回复',
    moreReplies: (count) => `再看${count}条回复`,
    unfold: '展开全文',
    fold: '收起',
    length: (count) => `${count}字`,
    write: '写评论',
    placeholder: (max) => `说说你的想法，最多${max}字`,
    send: '发表',
    cancel: '取消',
    shortcut: 'Ctrl + Enter 发表',
    composing: '正在选字，这时按回车不会发出去',
    counted: (used, max) => `${used} / ${max}`,
    refused: (place, sign) => `第${place}个字${sign}是表情符号，这里只能用文字和标点`,
    strip: '替我删掉',
    long: (over) => `超出${over}个字，删掉一些再发`,
  },
  en: {
    list: 'Comments',
    lecturer: 'Lecturer',
    school: 'School',
    author: 'Author',
    like: (name) => `Like the comment of ${name}`,
    reply: 'Reply',
    replyTo: (name) => `Reply to ${name}`,
    remove: 'Delete',
    report: 'Report',
    inReview: 'To be reviewed',
    inReviewHint: 'Posted: everybody sees it, and the school reviews it later',
    hidden: 'This comment did not pass the review.',
    deleted: 'This comment was deleted.',
    repliesLeft: (count) => ` Its ${count === 1 ? 'reply is' : `${count} replies are`} still here.`,
    showReplies: 'Show',
    moreReplies: (count) => `${count} more ${count === 1 ? 'reply' : 'replies'}`,
    unfold: 'Read all',
    fold: 'Fold',
    length: (count) => `${count} characters`,
    write: 'Write a comment',
    placeholder: (max) => `What do you think? Up to ${max} characters`,
    send: 'Post',
    cancel: 'Cancel',
    shortcut: 'Ctrl + Enter posts',
    composing: 'The input method is open: Enter does not post',
    counted: (used, max) => `${used} / ${max}`,
    refused: (place, sign) => `Character ${place}, ${sign}, is an emoji: only words and punctuation here`,
    strip: 'Delete it',
    long: (over) => `${over} ${over === '1' ? 'character' : 'characters'} too many`,
  },
});
