// npm run assessment -- list|link|withdraw|release: the assessments of a school, their links and their results.
import { runDecision } from './decide.ts';
import { manageAssessments } from './manageAssessments.ts';

await runDecision(manageAssessments);
