import type { LocalizedText } from '../../domain/words.ts';

/** Honours that a published report gives. */
export const HONOURS = {
  fullAttendance: { cn: '全勤', en: 'Never missed a lesson' },
  highMarks: { cn: '成绩优秀', en: 'High marks' },
} as const satisfies Record<string, LocalizedText>;

/** Messages about a sheet. */
export const SHEET_MESSAGES = {
  confirmed: ({ cn, en }: LocalizedText): { title: LocalizedText; body: LocalizedText } => ({
    title: { cn: '成绩单已确认', en: 'Score sheet confirmed' },
    body: { cn: `${cn}已核对，存入学习档案。`, en: `${en || cn} was checked and is in your archive.` },
  }),
  sentBack: ({ cn, en }: LocalizedText, reason: string): { title: LocalizedText; body: LocalizedText } => ({
    title: { cn: '成绩单被退回', en: 'Score sheet sent back' },
    body: { cn: `${cn}：${reason}`, en: `${en || cn}: ${reason}` },
  }),
} as const;
