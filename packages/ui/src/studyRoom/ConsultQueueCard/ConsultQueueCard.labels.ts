import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ConsultQueueCard. */
export interface ConsultQueueCardLabels {
  lecturer: (name: string) => string;
  room: (lecturer: string) => string;
  /** Room free, session in progress, lecturer away, queue full, room closed. */
  states: Record<'free' | 'busy' | 'paused' | 'full' | 'closed', string>;
  waiting: string;
  estimate: string;
  people: string;
  minutes: string;
  subscribe: string;
  /** Why the student cannot join this queue: one queue at a time. */
  elsewhere: string;
  remind: string;
  remindFull: string;
  /** Text before, around and after the position on the ticket. */
  youAre: string;
  position: readonly [string, string];
  about: (minutes: number) => string;
  nextUp: string;
  itIsYou: string;
  called: string;
  yourTurn: string;
  now: string;
  /** Labels of the ticket once the student is in the room. */
  inSession: string;
  inRoom: string;
  anyTime: string;
  comeBack: string;
  validFor: string;
  stay: (seconds: number) => string;
  calledText: string;
  inRoomText: string;
  missedTitle: string;
  missedText: string;
  you: string;
  waitingForYou: string;
  cancel: string;
  enter: string;
  backIn: string;
  goBack: string;
  leave: string;
  confirmTitle: string;
  confirmText: string;
  confirm: string;
  keep: string;
  /** Announced when the position changes. */
  saidQueued: (position: number, minutes: number | undefined) => string;
}

/** Labels of ConsultQueueCard by language. */
export const consultQueueCardLabels: Record<Locale, ConsultQueueCardLabels> = defineLabels('ConsultQueueCard', {
  cn: {
    lecturer: (name) => (name.endsWith('老师') ? name : `${name}老师`),
    room: (lecturer) => `${lecturer}的答疑室`,
    states: {
      free: '空闲，现在就能进',
      busy: '正在讲题',
      paused: '暂时离开',
      full: '排队已满',
      closed: '今天不开放',
    },
    waiting: '在等',
    estimate: '约等',
    people: '人',
    minutes: '分钟',
    subscribe: '排队',
    elsewhere: '你已在排队',
    remind: '开放时提醒我',
    remindFull: '有空位叫我',
    youAre: '你排在',
    position: ['第', '位'],
    about: (minutes) => `约${minutes}分钟`,
    nextUp: '下一位',
    itIsYou: '就是你',
    called: '老师在等你',
    yourTurn: '轮到你',
    now: '现在就进',
    inSession: '一对一答疑',
    inRoom: '进行中',
    anyTime: '随时能回去',
    comeBack: '可以回来',
    validFor: '内有效',
    stay: (seconds) => `请留在电脑前。叫到你时会弹出窗口，${seconds}秒内点“进入”`,
    calledText: '弹出的窗口里点“进入”，也可以从这里进',
    inRoomText: '窗口关掉了也没关系，从这里回到老师身边',
    missedTitle: '刚才叫到你，没有接上',
    missedText: '不扣时长。现在回来还排在最前面，再错过一次就要重新排队',
    you: '你',
    waitingForYou: '等你回来',
    cancel: '取消排队',
    enter: '进入',
    backIn: '回到答疑室',
    goBack: '回到最前',
    leave: '不排了',
    confirmTitle: '不再排队了？',
    confirmText: '位置会让给后面的同学，再来要从队尾排起。',
    confirm: '取消排队',
    keep: '继续等',
    saidQueued: (position, minutes) => `你排在第${position}位${minutes === undefined ? '' : `，约${minutes}分钟`}`,
  },
  en: {
    lecturer: (name) => name,
    room: (lecturer) => `Study room of ${lecturer}`,
    states: {
      free: 'Free, come in now',
      busy: 'In a session',
      paused: 'Away for a moment',
      full: 'The queue is full',
      closed: 'Closed today',
    },
    waiting: 'waiting',
    estimate: 'to wait',
    people: '',
    minutes: 'min',
    subscribe: 'Join the queue',
    elsewhere: 'In another queue',
    remind: 'Remind me',
    remindFull: 'Tell me of a place',
    youAre: 'Your place',
    position: ['No.', ''],
    about: (minutes) => `about ${minutes} min`,
    nextUp: 'Next up',
    itIsYou: 'You',
    called: 'The lecturer waits',
    yourTurn: 'Your turn',
    now: 'come in now',
    inSession: 'Consultation',
    inRoom: 'On now',
    anyTime: 'come back any time',
    comeBack: 'Come back',
    validFor: 'left',
    stay: (seconds) => `Stay close. When it is your turn a window opens; press Enter within ${seconds} seconds`,
    calledText: 'Press Enter in the window that opened, or come in from here',
    inRoomText: 'Closed the window? Go back to the lecturer from here',
    missedTitle: 'You were called and did not answer',
    missedText: 'No minutes taken. Come back now and be first; after a second miss you queue anew',
    you: 'You',
    waitingForYou: 'Waiting for you',
    cancel: 'Leave the queue',
    enter: 'Enter',
    backIn: 'Back to the room',
    goBack: 'Back to the front',
    leave: 'Leave it',
    confirmTitle: 'Leave the queue?',
    confirmText: 'Your place goes to the next student; coming back starts at the end.',
    confirm: 'Leave the queue',
    keep: 'Keep waiting',
    saidQueued: (position, minutes) =>
      `You are number ${position}${minutes === undefined ? '' : `, about ${minutes} minutes`}`,
  },
});
