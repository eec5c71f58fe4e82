import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of RoomEntryPanel. */
export interface RoomEntryPanelLabels {
  ready: string;
  readyText: string;
  opened: string;
  openedText: string;
  blocked: string;
  blockedText: string;
  open: string;
  openAgain: string;
  /** Plain link, shown when the browser blocked the new tab. */
  link: string;
}

/** Labels of RoomEntryPanel by language. */
export const roomEntryPanelLabels: Record<Locale, RoomEntryPanelLabels> = defineLabels('RoomEntryPanel', {
  cn: {
    ready: '教室已准备好',
    readyText: '在新标签页打开，这一页可以留着',
    opened: '已在新标签页打开',
    openedText: '没有看到教室？可以再打开一次',
    blocked: '浏览器拦住了新窗口',
    blockedText: '点下面的链接进入，或者在地址栏右侧允许弹出窗口',
    open: '进入教室',
    openAgain: '再打开一次',
    link: '打开教室',
  },
  en: {
    ready: 'The room is ready',
    readyText: 'It opens in a new tab; this page can stay',
    opened: 'Opened in a new tab',
    openedText: 'No room in sight? Open it once more',
    blocked: 'The browser blocked the new tab',
    blockedText: 'Use the link below, or allow pop-up windows at the end of the address bar',
    open: 'Enter the room',
    openAgain: 'Open again',
    link: 'Open the room',
  },
});
