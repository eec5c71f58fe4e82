export {
  AdmissionTicket,
  type AdmissionTicketProps,
  type TicketField,
  type TicketStub,
} from './practice/AdmissionTicket/AdmissionTicket.tsx';
export type { AnswerCellStatus } from './practice/AnswerSheet/AnswerSheet.labels.ts';
export { type AnswerCell, AnswerSheet, type AnswerSheetProps } from './practice/AnswerSheet/AnswerSheet.tsx';
export { LevelSeal, type LevelSealProps } from './practice/LevelSeal/LevelSeal.tsx';
export { MarkedPicture, type MarkedPictureProps } from './practice/MarkedPicture/MarkedPicture.tsx';
export type { MarkPoint, MarkStroke, MarkTool } from './practice/MarkedPicture/strokes.ts';
export type { AnswerMedia, AnswerMediaFile } from './practice/MediaAnswer/answerMedia.ts';
export { MediaAnswer, type MediaAnswerProps } from './practice/MediaAnswer/MediaAnswer.tsx';
export type { MistakeCauseValue } from './practice/MistakeCause/MistakeCause.labels.ts';
export { MistakeCause, type MistakeCauseProps } from './practice/MistakeCause/MistakeCause.tsx';
export { PaperClock, type PaperClockProps } from './practice/PaperClock/PaperClock.tsx';
export type { PaperSaveStatus } from './practice/PaperHeader/PaperHeader.labels.ts';
export { PaperHeader, type PaperHeaderProps } from './practice/PaperHeader/PaperHeader.tsx';
export { PracticeCard, type PracticeCardPart, type PracticeCardProps } from './practice/PracticeCard/PracticeCard.tsx';
export type { PracticeCardPractice } from './practice/PracticeCard/practiceView.ts';
export { PaperPicture, type PaperPictureProps } from './practice/PracticeRow/PaperPicture.tsx';
export { PracticeRow, type PracticeRowProps, type PracticeRowTone } from './practice/PracticeRow/PracticeRow.tsx';
export type { QuestionVerdict } from './practice/Question/Question.labels.ts';
export { Question, type QuestionProps } from './practice/Question/Question.tsx';
export type {
  OptionShares,
  QuestionAnswer,
  QuestionContent,
  QuestionOption,
} from './practice/Question/questionContent.ts';
export { QuestionText, type QuestionTextProps } from './practice/QuestionText/QuestionText.tsx';
export { type ReviewStop, ReviewThread, type ReviewThreadProps } from './practice/ReviewThread/ReviewThread.tsx';
export { ScoreScale, type ScoreScaleProps } from './practice/ScoreScale/ScoreScale.tsx';
export type { ScaleLevel } from './practice/ScoreScale/scale.ts';
export { TaskCard, type TaskCardPart, type TaskCardProps } from './practice/TaskCard/TaskCard.tsx';
export { type TaskItem, TaskList, type TaskListProps } from './practice/TaskList/TaskList.tsx';
export { WrongQuestionCard, type WrongQuestionCardProps } from './practice/WrongQuestionCard/WrongQuestionCard.tsx';
