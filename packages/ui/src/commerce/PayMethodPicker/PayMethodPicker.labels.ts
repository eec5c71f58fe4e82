import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of PayMethodPicker. */
export interface PayMethodPickerLabels {
  /** Accessible name of the radio group. */
  group: string;
  /** Titles of the states and their notes. */
  loading: string;
  waiting: string;
  scanned: string;
  scannedNote: string;
  expired: string;
  expiredNote: string;
  failed: string;
  paid: string;
  paidNote: string;
  /** Text around the time until the code is renewed. */
  renewsBefore: string;
  renewsAfter: string;
  refresh: string;
  retry: string;
  /** The three payment steps. */
  open: (method: string) => string;
  aim: string;
  /** Text around the amount. */
  checkBefore: string;
  checkAfter: string;
  /** A completed step, for screen readers. */
  done: string;
}

/** Labels of PayMethodPicker by language. */
export const payMethodPickerLabels: Record<Locale, PayMethodPickerLabels> = defineLabels('PayMethodPicker', {
  cn: {
    group: '付款方式',
    loading: '正在取二维码',
    waiting: '等你扫码',
    scanned: '扫到了，请在手机上确认',
    scannedNote: '确认后这里会自动跳转',
    expired: '二维码已过期',
    expiredNote: '订单还在，换一个码就能继续',
    failed: '这次没有付成功',
    paid: '付款成功',
    paidNote: '马上为你跳转',
    renewsBefore: '二维码',
    renewsAfter: '后自动换新',
    refresh: '换个二维码',
    retry: '再付一次',
    open: (method) => `打开手机上的${method}，点“扫一扫”`,
    aim: '对准左边的二维码',
    checkBefore: '核对金额',
    checkAfter: '，确认付款',
    done: '已完成',
  },
  en: {
    group: 'Payment method',
    loading: 'Getting the code',
    waiting: 'Waiting for your scan',
    scanned: 'Scanned, please confirm on your phone',
    scannedNote: 'This page goes on by itself',
    expired: 'The code has expired',
    expiredNote: 'Your order is still here: get a new code to go on',
    failed: 'The payment did not go through',
    paid: 'Paid',
    paidNote: 'Taking you on',
    renewsBefore: 'New code in ',
    renewsAfter: '',
    refresh: 'New code',
    retry: 'Try again',
    open: (method) => `Open ${method} on your phone and tap Scan`,
    aim: 'Point it at the code on the left',
    checkBefore: 'Check the amount ',
    checkAfter: ' and confirm',
    done: 'Done',
  },
});
