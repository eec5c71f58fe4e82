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

/** Who decides about a sheet of the demo, and why it is sent back, when the order does not say. */
export const DEMO_DECISION = {
  by: { cn: '教务', en: 'School office' },
  reason: { cn: '请对照成绩条再核对一遍', en: 'Please check it once more against the score slip' },
} as const satisfies Record<string, LocalizedText>;
