import { CALL_RETURN_MINUTES } from '@shuyuan/rules';
import { notifyStudent } from '../../domain/siteMessages/siteMessages.ts';
import type { LocalizedText } from '../../domain/trade.ts';
import type { RoomRow, Scene } from './rows.ts';

type News = 'next' | 'missed' | 'missedAgain' | 'withdrawn' | 'roomClosed' | 'failed' | 'finished' | 'hasPlace';

const HALL = '/expert';
const OWN = '/expert-QA';

const WORDS: Record<
  News,
  { link: string; title: LocalizedText; body: (room: LocalizedText, minutes: number) => LocalizedText }
> = {
  next: {
    link: HALL,
    title: { cn: '下一位就是您', en: 'You are next' },
    body: ({ cn, en }) => ({
      cn: `${cn}：前面已没有等候的同学，请留意来电。`,
      en: `${en}: nobody waits before you. Please stay close.`,
    }),
  },
  missed: {
    link: HALL,
    title: { cn: '您错过了老师的来电', en: 'You missed a call' },
    body: ({ cn, en }) => ({
      cn: `${cn}：未扣分钟。${CALL_RETURN_MINUTES}分钟内可回到队首。`,
      en: `${en}: nothing was charged. Within ${CALL_RETURN_MINUTES} minutes you can come back to the front.`,
    }),
  },
  missedAgain: {
    link: HALL,
    title: { cn: '您再次错过了来电', en: 'You missed a call again' },
    body: ({ cn, en }) => ({
      cn: `${cn}：本次排队已结束，未扣分钟。`,
      en: `${en}: your place is gone; nothing was charged.`,
    }),
  },
  withdrawn: {
    link: HALL,
    title: { cn: '老师收回了来电', en: 'The call was taken back' },
    body: ({ cn, en }) => ({ cn: `${cn}：您已排在队首，请稍候。`, en: `${en}: you are first in line now.` }),
  },
  roomClosed: {
    link: OWN,
    title: { cn: '答疑室已关闭', en: 'The study room has closed' },
    body: ({ cn, en }) => ({
      cn: `${cn}：老师已关闭答疑室，本次未扣分钟。`,
      en: `${en}: the lecturer has closed the room; nothing was charged.`,
    }),
  },
  failed: {
    link: OWN,
    title: { cn: '老师未能进入答疑室', en: 'The lecturer did not come' },
    body: ({ cn, en }) => ({
      cn: `${cn}：本次未扣分钟，答疑室开放期间您排在队首。`,
      en: `${en}: nothing was charged, and you are first in line while the room is open.`,
    }),
  },
  finished: {
    link: OWN,
    title: { cn: '答疑已结束，请评价', en: 'How was your consultation?' },
    body: ({ cn, en }, minutes) => ({
      cn: `${cn}：本次使用${minutes}分钟。请为老师打分。`,
      en: `${en}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} used. Please give it stars.`,
    }),
  },
  hasPlace: {
    link: HALL,
    title: { cn: '答疑室可以排队了', en: 'The study room takes people' },
    body: ({ cn, en }) => ({ cn: `${cn}现在可以排队。`, en: `${en} has a place in its queue.` }),
  },
};

/** Tells a student what happened in a study room; `refId`, the ticket or the call, makes it news once. */
export async function tellNews(
  { tx, companyId, now }: Scene,
  room: RoomRow,
  news: News,
  { studentId, refId, minutes = 0 }: { studentId: number; refId: number; minutes?: number },
): Promise<void> {
  const { link, title, body } = WORDS[news];
  await notifyStudent(tx, {
    companyId,
    studentId,
    kind: 'studyRoom',
    title,
    body: body({ cn: room.name, en: room.name_en || room.name }, minutes),
    link,
    onceKey: `study:${news}:${refId}`,
    now,
  });
}
