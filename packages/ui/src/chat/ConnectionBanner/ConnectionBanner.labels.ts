import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ConnectionBanner. */
export interface ConnectionBannerLabels {
  connecting: string;
  reconnecting: (attempt: number, max: number) => string;
  closed: (max: number) => string;
  /** Reconnected; `missed` messages arrived in the meantime, where their number is known. */
  restored: (missed: number | undefined) => string;
  retryNow: string;
  retry: string;
}

/** Labels of ConnectionBanner by language. */
export const connectionBannerLabels: Record<Locale, ConnectionBannerLabels> = defineLabels('ConnectionBanner', {
  cn: {
    connecting: '正在连接',
    reconnecting: (attempt, max) => `网络断开了，正在重新连接（第${attempt}次，最多${max}次）`,
    closed: (max) => `试了${max}次都没连上，新消息暂时收不到`,
    restored: (missed) => (missed !== undefined && missed > 0 ? `已经连上了，补收${missed}条消息` : '已经连上了'),
    retryNow: '现在重连',
    retry: '重新连接',
  },
  en: {
    connecting: 'Connecting',
    reconnecting: (attempt, max) => `Connection lost. Reconnecting, attempt ${attempt} of ${max}`,
    closed: (max) => `No connection after ${max} attempts. New messages do not arrive for now`,
    restored: (missed) =>
      missed !== undefined && missed > 0
        ? `Connected again, ${missed} ${missed === 1 ? 'message' : 'messages'} received meanwhile`
        : 'Connected again',
    retryNow: 'Reconnect now',
    retry: 'Reconnect',
  },
});
