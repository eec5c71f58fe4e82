import { CALL_RETURN_MINUTES } from '@shuyuan/rules';
import type { LocalizedText } from '../../domain/words.ts';

/** What a student may be told of a study room. */
export type News = 'next' | 'missed' | 'missedAgain' | 'withdrawn' | 'roomClosed' | 'failed' | 'finished' | 'hasPlace';

const HALL = '/expert';
const OWN = '/expert-QA';

/** Site messages of the study room, with the page that each leads to. */
export const NEWS: Record<
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

/** What a consultation is called in the ledger of minutes. */
export function consultationTitle({ name, name_en }: { name: string; name_en: string | null }): LocalizedText {
  return { cn: `${name}老师的答疑`, en: `Consultation with ${name_en || name}` };
}

/** How other students see somebody of whom they may know the first character only (Z3). */
export function shortName(first: string): LocalizedText {
  return { cn: `${first}同学`, en: `${first.toUpperCase()}.` };
}
