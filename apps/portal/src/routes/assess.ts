import { own } from './own.ts';
import type { RouteRow } from './row.ts';

/** Pages of an assessment: its page, and where it stands (§2). A guest takes one without a login; the page asks for one where that is needed. */
const PAGES = [
  ['EvaluationPage', '/assess/evaluation', '/course/evaluation/:id/:bid', '/subjective/evaluation'],
  ['QuestionsPage', '/assess/questions', '/course/questions/:id/:bid'],
  ['ExpirePage', '/assess/questions/expire', '/subjective/evaluation/expire'],
  ['AssessResultPage', '/assess/result', '/course/score', '/subjective/result'],
  ['ReviewPage', '/course/question/:id/:bid/:cid'],
] as const;

/** Pages of one record, which may be a guest's of this browser. */
const HOLDING: Readonly<Record<string, RouteRow['isHolding']>> = {
  QuestionsPage: 'paper',
  AssessResultPage: 'record',
  ReviewPage: 'record',
};

/** Assessments before enrolment (§2), each page under several paths. */
export const assessRows: readonly RouteRow[] = PAGES.flatMap(([page, ...paths]) =>
  paths.map((path) => ({
    path,
    layout: 'main',
    access: 'public',
    texts: ['assess', 'practice'],
    isHolding: HOLDING[page],
    page: own(page),
  })),
);
