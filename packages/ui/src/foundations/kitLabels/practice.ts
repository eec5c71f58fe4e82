import type { admissionTicketLabels as AdmissionTicket } from '../../practice/AdmissionTicket/AdmissionTicket.labels.ts';
import type { answerSheetLabels as AnswerSheet } from '../../practice/AnswerSheet/AnswerSheet.labels.ts';
import type { markedPictureLabels as MarkedPicture } from '../../practice/MarkedPicture/MarkedPicture.labels.ts';
import type { mediaAnswerLabels as MediaAnswer } from '../../practice/MediaAnswer/MediaAnswer.labels.ts';
import type { mistakeCauseLabels as MistakeCause } from '../../practice/MistakeCause/MistakeCause.labels.ts';
import type { paperClockLabels as PaperClock } from '../../practice/PaperClock/PaperClock.labels.ts';
import type { paperHeaderLabels as PaperHeader } from '../../practice/PaperHeader/PaperHeader.labels.ts';
import type { practiceCardLabels as PracticeCard } from '../../practice/PracticeCard/PracticeCard.labels.ts';
import type { practiceRowLabels as PracticeRow } from '../../practice/PracticeRow/PracticeRow.labels.ts';
import type { questionLabels as Question } from '../../practice/Question/Question.labels.ts';
import type { scoreScaleLabels as ScoreScale } from '../../practice/ScoreScale/ScoreScale.labels.ts';
import type { taskCardLabels as TaskCard } from '../../practice/TaskCard/TaskCard.labels.ts';
import type { taskListLabels as TaskList } from '../../practice/TaskList/TaskList.labels.ts';
import type { wrongQuestionCardLabels as WrongQuestionCard } from '../../practice/WrongQuestionCard/WrongQuestionCard.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `practice`, by the name of their component. */
export interface PracticeLabels {
  AdmissionTicket: LabelsOf<typeof AdmissionTicket>;
  AnswerSheet: LabelsOf<typeof AnswerSheet>;
  MarkedPicture: LabelsOf<typeof MarkedPicture>;
  MediaAnswer: LabelsOf<typeof MediaAnswer>;
  MistakeCause: LabelsOf<typeof MistakeCause>;
  PaperClock: LabelsOf<typeof PaperClock>;
  PaperHeader: LabelsOf<typeof PaperHeader>;
  PracticeCard: LabelsOf<typeof PracticeCard>;
  PracticeRow: LabelsOf<typeof PracticeRow>;
  Question: LabelsOf<typeof Question>;
  ScoreScale: LabelsOf<typeof ScoreScale>;
  TaskCard: LabelsOf<typeof TaskCard>;
  TaskList: LabelsOf<typeof TaskList>;
  WrongQuestionCard: LabelsOf<typeof WrongQuestionCard>;
}
