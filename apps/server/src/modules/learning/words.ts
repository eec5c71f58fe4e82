import { ResultCode } from '@shuyuan/contract';
import type { AccessError } from '../../domain/lessonAccess.ts';
import { REFUSALS } from '../../domain/refusalWords.ts';
import type { LocalizedText } from '../../domain/words.ts';

/** Why a lesson is not accessible; a locked one has words of its own that name the practice. */
export const ACCESS_WORDS: Record<Exclude<AccessError, 'previousPracticeRequired'>, LocalizedText> = {
  notStarted: { cn: '课程还没有开课', en: 'The course has not started yet' },
  expired: { cn: '课程已过有效期', en: 'Your access to this class has ended' },
  frozen: { cn: '退款审核中，暂不能学习', en: 'Closed while your refund is under review' },
  cancelled: { cn: '本讲已取消', en: 'This lesson was cancelled' },
  tooEarly: REFUSALS[ResultCode.tooEarly],
  replayNotReady: { cn: '回放还没有准备好', en: 'The recording is not ready yet' },
};

/** Why the school cancels a lesson of the demo when it gives no reason. */
export const DEMO_REASON = '讲师临时有事';

/** A lesson of a class as messages name it. */
export interface NamedLesson {
  index: number;
  title: LocalizedText;
  course: LocalizedText;
  /** Start in Beijing, e.g. `11-20 19:00`. */
  startsAt: string;
}

const en = ({ cn, en: words }: LocalizedText) => words || cn;

/** Message to the members of a class whose lesson was cancelled. */
export function cancelWords({ index, title, course, startsAt }: NamedLesson, reason: string | null) {
  return {
    title: { cn: `第${index}讲已取消`, en: `Lesson ${index} was cancelled` },
    body: {
      cn: `${course.cn}第${index}讲「${title.cn}」（${startsAt}，北京时间）已取消${reason ? `：${reason}` : ''}。补课时间定好后写在课表里。`,
      en: `Lesson ${index} of ${en(course)}, “${en(title)}” (${startsAt}, Beijing time), was cancelled${reason ? `: ${reason}` : ''}. The new time will stand in your timetable.`,
    },
  };
}

/** Message to the members of a class that the school cancels. */
export function classCancelWords(course: LocalizedText, reason: string) {
  return {
    title: { cn: '课程班级已取消', en: 'Your class was cancelled' },
    body: {
      cn: `${course.cn}已取消：${reason}。为它付的款会全部原路退回。`,
      en: `${en(course)} was cancelled: ${reason}. All that you paid for it is on its way back.`,
    },
  };
}

/** Message to the members of a class when a recording can be watched. */
export function replayWords({ index, title, course }: NamedLesson) {
  return {
    title: { cn: '回放可以看了', en: 'A recording is ready' },
    body: {
      cn: `${course.cn}第${index}讲「${title.cn}」的回放已生成。`,
      en: `The recording of lesson ${index} of ${en(course)}, “${en(title)}”, is ready.`,
    },
  };
}

/** Message to the members of a class after its last lesson. */
export function classEndWords(course: LocalizedText) {
  return {
    title: { cn: '课程已结课', en: 'Your class has ended' },
    body: {
      cn: `${course.cn}的全部课次已上完，学习报告生成后放在学习首页的待办和学习档案里。`,
      en: `All lessons of ${en(course)} have been held. Your study report will stand on your learning page and in your archive.`,
    },
  };
}

/** Message to the members of a class whose first lesson begins. */
export function classStartWords(course: LocalizedText) {
  return {
    title: { cn: '课程开课了', en: 'Your class has started' },
    body: { cn: `${course.cn}今天开课。`, en: `${en(course)} starts today.` },
  };
}

/** Name of a student's calendar of lessons. */
export function calendarName(company: LocalizedText): LocalizedText {
  return { cn: `${company.cn}课程表`, en: `${en(company)} timetable` };
}
