export { PracticeCard, type PracticeCardProps } from './practice/PracticeCard/PracticeCard.tsx';
export type { PracticeCardPractice } from './practice/PracticeCard/practiceView.ts';
export type { QuestionVerdict } from './practice/Question/Question.labels.ts';
export { Question, type QuestionProps } from './practice/Question/Question.tsx';
export type { QuestionAnswer, QuestionContent, QuestionOption } from './practice/Question/questionContent.ts';
export { QuestionText, type QuestionTextProps } from './practice/QuestionText/QuestionText.tsx';
