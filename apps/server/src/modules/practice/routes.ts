import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { makeUpPractice, redoPractice, submitPractice } from './again.ts';
import { claimWork, releaseWork } from './claims.ts';
import { practiceDueWork } from './due.ts';
import { handInAnswers, readBank, readLessonPaper } from './evaluations.ts';
import { readsAnswer, readsComment } from './fileReaders.ts';
import { countPractices, listPractices } from './list.ts';
import { saveMarks, sendBack, sendMarks } from './marking.ts';
import { countWork, listQueue, readMarking } from './markingRows.ts';
import { readResult } from './result.ts';
import { saveAnswer } from './save.ts';
import { practiceSimulator } from './simulator.ts';
import { readPaper, startPractice } from './start.ts';
import { listWrong, noteWrong, retryWrong } from './wrong.ts';

/** Practices of students, and their marking by the lecturers of a class. */
export function practiceRoutes(app: FastifyInstance): void {
  const { practice, marking, evaluations } = contract;
  app.fileReaders.set('practiceAnswer', readsAnswer).set('practiceComment', readsComment);
  route(app, practice.list, (ctx) => listPractices(ctx, ctx.input));
  route(app, practice.counts, countPractices);
  route(app, practice.start, (ctx) => startPractice(ctx, ctx.input.id));
  route(app, practice.paper, (ctx) => readPaper(ctx, ctx.input.id));
  route(app, practice.saveAnswer, (ctx) => saveAnswer(ctx, ctx.input));
  route(app, practice.submit, (ctx) => submitPractice(ctx, ctx.input.id));
  route(app, practice.result, (ctx) => readResult(ctx, ctx.input.id));
  route(app, practice.redo, (ctx) => redoPractice(ctx, ctx.input.id));
  route(app, practice.makeUp, (ctx) => makeUpPractice(ctx, ctx.input.id));
  route(app, practice.wrong, (ctx) => listWrong(ctx, ctx.input));
  route(app, practice.retryWrong, (ctx) => retryWrong(ctx, ctx.input));
  route(app, practice.noteWrong, (ctx) => noteWrong(ctx, ctx.input));
  route(app, marking.queue, (ctx) => listQueue(ctx, ctx.input));
  route(app, marking.counts, countWork);
  route(app, marking.claim, async (ctx) => readMarking(ctx, (await claimWork(ctx, ctx.input.id)).id));
  route(app, marking.release, (ctx) => releaseWork(ctx, ctx.input.id));
  route(app, marking.save, (ctx) => saveMarks(ctx, ctx.input));
  route(app, marking.send, (ctx) => sendMarks(ctx, ctx.input));
  route(app, marking.sendBack, (ctx) => sendBack(ctx, ctx.input));
  route(app, evaluations.bank, (ctx) => readBank(ctx, ctx.input.id));
  route(app, evaluations.objective, (ctx) => readLessonPaper(ctx, ctx.input, { byPerson: false }));
  route(app, evaluations.subjective, (ctx) => readLessonPaper(ctx, ctx.input, { byPerson: true }));
  route(app, evaluations.submitObjective, (ctx) => handInAnswers(ctx, ctx.input, { onlyByMachine: true }));
  route(app, evaluations.submitSubjective, (ctx) => handInAnswers(ctx, ctx.input, { onlyByMachine: false }));
  route(app, evaluations.result, (ctx) => readResult(ctx, ctx.input.id));
  practiceDueWork(app.dueWork, app.platform.tenancy);
  practiceSimulator(app);
}
