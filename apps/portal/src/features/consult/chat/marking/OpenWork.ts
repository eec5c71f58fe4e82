import type { AnswerFile, Marking } from '@shuyuan/contract';
import { isMarkedByPerson } from '@shuyuan/rules';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import type { Upload } from '../../../../api/uploading.ts';
import { rowsHere } from '../../../../core/known.ts';
import { PersonalRecord } from '../../../../core/PersonalRecord.ts';
import { PERSONAL_KEYS } from '../../../../core/personalKeys.ts';
import type { Clock, KeyValueStore } from '../../../../core/services.ts';
import { type NumberedQuestion, numberQuestions } from '../../../../shared/practice/toQuestion.ts';
import { BlankMarks } from './BlankMarks.ts';
import { DrawnStrokes, pictureOf } from './DrawnStrokes.ts';
import { type CriterionScores, fromSent, linesOf, type MarkingLine, toSent, withPoints } from './markingLines.ts';
import { UnsavedMarks } from './UnsavedMarks.ts';
import { WorkWords } from './WorkWords.ts';

export interface MarkingServices {
  api: Pick<Api, 'marking'>;
  upload: Upload;
  clock: Clock;
  storage: KeyValueStore;
}

/** The work in front of the lecturer: points, strokes and words, each saved as it is given; nobody else can mark it (I12). */
export class OpenWork {
  /** Its record; null while none is open. */
  record: Marking | null = null;
  readonly scores = observable.map<number, number>();
  readonly byCriteria = observable.map<number, CriterionScores>(undefined, { deep: false });
  readonly comments = observable.map<number, string>();
  /** Line chosen for the keys; without one it is the first without points. */
  private chosen: string | null = null;
  readonly drawn: DrawnStrokes;
  readonly blanks: BlankMarks;
  readonly words: WorkWords;
  readonly unsaved: UnsavedMarks;

  constructor(services: MarkingServices, lecturerId: number) {
    const { api, storage } = services;
    this.unsaved = new UnsavedMarks(({ fileId, ...marks }) =>
      api.marking.save({
        id: this.mustBeOpen().id,
        ...marks,
        ...(fileId !== undefined && pictureOf(this.mustBeOpen(), fileId)),
      }),
    );
    const record = new PersonalRecord(storage, PERSONAL_KEYS.reports, `lecturer ${lecturerId}`);
    this.words = new WorkWords({ ...services, record });
    this.drawn = new DrawnStrokes(({ questionId, fileId, strokes }) =>
      this.unsaved.add(questionId, { fileId, strokes: [...strokes] }),
    );
    this.blanks = new BlankMarks({
      api,
      work: () => this.record,
      onChange: (work) => this.take(work),
      flush: () => this.unsaved.flush(),
    });
    makeAutoObservable(
      this,
      {
        record: observableRef,
        scores: false,
        byCriteria: false,
        comments: false,
        drawn: false,
        blanks: false,
        words: false,
        unsaved: false,
      },
      { autoBind: true },
    );
  }

  get numbered(): readonly NumberedQuestion[] {
    return numberQuestions(this.record?.questions ?? []);
  }

  /** The questions that a person marks. */
  get byPerson(): readonly NumberedQuestion[] {
    return this.numbered.filter(({ question }) => isMarkedByPerson(question.type));
  }

  /** A machine has marked all of it: nothing of it is sent. */
  get isByMachine() {
    return this.byPerson.length === 0;
  }

  /** What takes points: each question, or each criterion of one. */
  get lines(): readonly MarkingLine[] {
    return linesOf(this.byPerson, this);
  }

  /** The line that the keys give points to. */
  get current(): MarkingLine | undefined {
    return this.lines.find(({ key }) => key === this.chosen) ?? this.lines.find(({ score }) => score === null);
  }

  get missingScores() {
    return this.byPerson.filter(({ question }) => !this.scores.has(question.id)).length;
  }

  /** Points so far: those of the machine and the lecturer's; undefined where the machine's are not told. */
  get total(): number | undefined {
    const { objectiveTotal, objectiveScore } = this.record ?? {};
    // A paper without questions for the machine has no points of it.
    const byMachine = objectiveScore ?? (objectiveTotal ? undefined : 0);
    const given = this.byPerson.reduce((sum, { question }) => sum + (this.scores.get(question.id) ?? 0), 0);
    return byMachine === undefined ? undefined : byMachine + given;
  }

  filesOf(questionId: number): readonly AnswerFile[] {
    return this.record?.answers.find((answer) => answer.questionId === questionId)?.files ?? [];
  }

  select({ key }: MarkingLine) {
    this.chosen = key;
  }

  /** Gives a line points; `andNext` goes on to the next line. */
  give(line: MarkingLine, score: number, then?: 'andNext') {
    const { questionId, place } = line;
    if (place === null) this.setScore(questionId, score);
    else {
      const count = this.lines.filter((each) => each.questionId === questionId).length;
      const { next, sum } = withPoints(count, this.byCriteria.get(questionId), place, score);
      this.byCriteria.set(questionId, next);
      if (sum === null) this.scores.delete(questionId);
      else this.scores.set(questionId, sum);
      this.unsaved.add(questionId, { criterionScores: toSent(next) });
    }
    if (then === 'andNext')
      this.chosen = this.lines[this.lines.findIndex(({ key }) => key === line.key) + 1]?.key ?? null;
  }

  setScore(questionId: number, score: number) {
    this.scores.set(questionId, score);
    this.unsaved.add(questionId, { score });
  }

  setQuestionComment(questionId: number, comment: string) {
    this.comments.set(questionId, comment);
    this.unsaved.add(questionId, { comment });
  }

  /** Shows a work with the marks that it has already. */
  show(work: Marking) {
    this.unsaved.clear();
    this.record = work;
    this.words.open(work);
    this.chosen = null;
    this.drawn.load(
      work.answers.flatMap(({ files }) => files.map(({ id, strokes }) => [id, rowsHere(strokes)] as const)),
    );
    for (const map of [this.scores, this.byCriteria, this.comments]) map.clear();
    for (const { questionId, score, criterionScores, comment } of work.answers) {
      if (criterionScores) this.byCriteria.set(questionId, fromSent(criterionScores));
      if (score !== undefined) this.scores.set(questionId, score);
      if (comment !== undefined) this.comments.set(questionId, comment);
    }
  }

  close() {
    this.record = null;
    this.words.close();
    this.unsaved.clear();
  }

  /** The record of the open work; an error of the program without one. */
  mustBeOpen(): Marking {
    if (!this.record) throw new Error('no work is open');
    return this.record;
  }

  private take(work: Marking) {
    this.record = work;
  }
}
