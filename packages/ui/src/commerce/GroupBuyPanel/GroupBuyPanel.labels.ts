import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of GroupBuyPanel. */
export interface GroupBuyPanelLabels {
  /** Text around the number of missing people, in the student's own group and in a group to join. */
  missingBefore: string;
  missingMine: (people: number) => string;
  missing: string;
  full: string;
  fullNote: string;
  success: (people: number) => string;
  expired: (missing: number) => string;
  seats: (taken: number, need: number) => string;
  leader: string;
  me: string;
  empty: string;
  invite: string;
  unfilled: string;
  seatEmpty: (place: number) => string;
  join: (money: string) => string;
}

/** Labels of GroupBuyPanel by language. */
export const groupBuyPanelLabels: Record<Locale, GroupBuyPanelLabels> = defineLabels('GroupBuyPanel', {
  cn: {
    missingBefore: '还差',
    missingMine: (people) => `人，再叫上${people === 1 ? '一位' : '几位'}同学`,
    missing: '人就成团',
    full: '这个团已经满了',
    fullNote: '可以加入别的团，或自己开一个',
    success: (people) => `${people}个人到齐了`,
    expired: (missing) => `时间到了，还差${missing}人`,
    seats: (taken, need) => `座位：${need}席，已坐${taken}席`,
    leader: '团长',
    me: '你',
    empty: '虚位以待',
    invite: '点这里邀请',
    unfilled: '没有等到',
    seatEmpty: (place) => `第${place}席空着`,
    join: (money) => `参团　${money}`,
  },
  en: {
    missingBefore: '',
    missingMine: (people) => ` to go: ask ${people === 1 ? 'a classmate' : 'some classmates'}`,
    missing: ' to go',
    full: 'This group is full',
    fullNote: 'Join another one, or start your own',
    success: (people) => `All ${people} are here`,
    expired: (missing) => `Time is up, ${missing} missing`,
    seats: (taken, need) => `Seats: ${taken} of ${need} taken`,
    leader: 'Leader',
    me: 'You',
    empty: 'Free seat',
    invite: 'Invite someone',
    unfilled: 'Nobody came',
    seatEmpty: (place) => `Seat ${place} stayed free`,
    join: (money) => `Join for ${money}`,
  },
});
