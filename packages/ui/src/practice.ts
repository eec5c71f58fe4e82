export { PracticeCard, type PracticeCardProps } from './practice/PracticeCard/PracticeCard.tsx';
export type { PracticeCardPractice } from './practice/PracticeCard/practiceView.ts';
export { QuestionText, type QuestionTextProps } from './practice/QuestionText/QuestionText.tsx';
