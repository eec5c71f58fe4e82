// npm run assessment -- list|link|withdraw|release|contact: the assessments of a school, their links, their results and whom to ask.
import { runDecision } from './decide.ts';
import { manageAssessments } from './manageAssessments.ts';

await runDecision(manageAssessments);
