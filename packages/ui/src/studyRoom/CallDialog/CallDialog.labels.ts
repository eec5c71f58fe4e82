import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of CallDialog. */
export interface CallDialogLabels {
  /** The name of the caller. */
  caller: (name: string) => string;
  invites: string;
  /** Announced when the dialog opens, and at 10 and 5 seconds. */
  secondsLeft: (seconds: number) => string;
  timeIsUp: string;
  enter: string;
  entering: string;
  cancel: string;
  cancelling: string;
  /** What happens without an answer, and why there is a time limit. */
  limit: (seconds: number) => string;
  enterFailed: string;
  cancelFailed: string;
  ready: string;
  blocked: string;
  openRoom: string;
  blockedHint: string;
  missed: string;
  missedLine: (caller: string) => string;
  /** The cost of a missed call, and how to return. */
  missedChip: (minutes: number) => string;
  missedHint: string;
  leaveQueue: string;
  goBack: string;
  withdrawn: string;
  withdrawnLine: (caller: string) => string;
  withdrawnChip: string;
  close: string;
}

/** Labels of CallDialog by language. */
export const callDialogLabels: Record<Locale, CallDialogLabels> = defineLabels('CallDialog', {
  cn: {
    caller: (name) => (name.endsWith('老师') ? name : `${name}老师`),
    invites: '邀请你进入答疑室',
    secondsLeft: (seconds) => `还有${seconds}秒可以回应`,
    timeIsUp: '时间到',
    enter: '进入',
    entering: '正在进入',
    cancel: '暂不进入',
    cancelling: '正在取消',
    limit: (seconds) => `${seconds}秒内没有回应，会让给下一位同学`,
    enterFailed: '没有进入成功，请再点一次',
    cancelFailed: '没有取消成功，请再点一次',
    ready: '教室已准备好',
    blocked: '浏览器拦住了新窗口',
    openRoom: '打开教室',
    blockedHint: '也可以在地址栏右侧允许弹出窗口',
    missed: '这次没有接上',
    missedLine: (caller) => `${caller}先讲下一位`,
    missedChip: (minutes) => `不扣时长，${minutes}分钟内回来排在最前`,
    missedHint: '答疑室的记录里也留了一条“未接的答疑”',
    leaveQueue: '不排了',
    goBack: '回到最前',
    withdrawn: '邀请已收回',
    withdrawnLine: (caller) => `${caller}要再等一会儿`,
    withdrawnChip: '不扣时长，你仍然排在最前',
    close: '知道了',
  },
  en: {
    caller: (name) => name,
    invites: 'invites you to the study room',
    secondsLeft: (seconds) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left to answer`,
    timeIsUp: 'Time is up',
    enter: 'Enter',
    entering: 'Entering',
    cancel: 'Not now',
    cancelling: 'Cancelling',
    limit: (seconds) => `Without an answer in ${seconds} seconds the next student is called`,
    enterFailed: 'Entering did not work. Please try again.',
    cancelFailed: 'Cancelling did not work. Please try again.',
    ready: 'The room is ready',
    blocked: 'The browser blocked the new tab',
    openRoom: 'Open the room',
    blockedHint: 'Or allow pop-up windows at the end of the address bar',
    missed: 'You missed this call',
    missedLine: (caller) => `${caller} goes on with the next student`,
    missedChip: (minutes) => `No minutes taken. Back within ${minutes} minutes: first in line`,
    missedHint: 'The missed call is in your records in the study room',
    leaveQueue: 'Leave the queue',
    goBack: 'Back to the front',
    withdrawn: 'The invitation was withdrawn',
    withdrawnLine: (caller) => `${caller} needs a little longer`,
    withdrawnChip: 'No minutes taken. You are still first in line',
    close: 'OK',
  },
});
