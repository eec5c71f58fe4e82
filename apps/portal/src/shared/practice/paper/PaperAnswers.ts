import type { Answer } from '@shuyuan/contract';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { orFirst } from '../../../core/known.ts';
import type { Clock } from '../../../core/services.ts';
import { AnswerSaving } from './AnswerSaving.ts';
import type { AnswerDrafts } from './answerDrafts.ts';
import { type AnswerEdit, EMPTY_EDIT, toEdit } from './answerEdit.ts';
import type { Closing } from './closing.ts';
import type { PaperCalls } from './paperCalls.ts';

interface AnswersOptions {
  calls: Pick<PaperCalls, 'paper' | 'saveAnswer'>;
  drafts: AnswerDrafts;
  clock: Clock;
  /** The attempt takes no answers any more. */
  onClosed(how: Closing): void;
}

/** What the student has entered, question by question: the stored answers, what this browser has unsaved on top of them, and what another tab has changed (I12). */
export class PaperAnswers {
  readonly saving: AnswerSaving;
  readonly #edits = observable.map<number, AnswerEdit>(undefined, { deep: false });
  readonly #options: AnswersOptions;

  constructor(options: AnswersOptions) {
    this.#options = options;
    const { calls, drafts, onClosed } = options;
    this.saving = new AnswerSaving({ calls, drafts, onConflict: () => this.readVersions(), onClosed });
    makeAutoObservable(this, { saving: false }, { autoBind: true });
  }

  editOf(questionId: number): AnswerEdit {
    return this.#edits.get(questionId) ?? EMPTY_EDIT;
  }

  /** The student changed an answer. */
  change(questionId: number, change: Partial<AnswerEdit>) {
    this.put(questionId, { ...this.editOf(questionId), ...change }, this.#options.clock.now);
  }

  /** The stored answers, as the attempt is opened. */
  fill(answers: readonly Answer[]) {
    for (const answer of answers) this.store(answer);
  }

  /** What this browser has and the server has not is shown, and on its way. */
  sendDrafts() {
    for (const [questionId, { values, text, files, isFlagged, at }] of this.#options.drafts.read())
      this.put(questionId, { values, text, files, isFlagged }, at);
  }

  /** Another tab of the student changed an answer of this attempt: it is shown here too; that tab saves it. */
  adopt() {
    for (const [questionId, { values, text, files, isFlagged }] of this.#options.drafts.read())
      this.#edits.set(questionId, { values, text, files, isFlagged });
  }

  dispose() {
    this.saving.dispose();
  }

  private put(questionId: number, edit: AnswerEdit, at: number) {
    this.#edits.set(questionId, edit);
    this.saving.change(questionId, { edit, version: this.saving.versions.get(questionId) ?? 0, at });
  }

  private store(answer: Answer) {
    this.saving.versions.set(answer.questionId, orFirst(answer.version));
    this.#edits.set(answer.questionId, toEdit(answer));
  }

  /** Reads the attempt again: versions of all stored answers, and those that changed elsewhere and not here. */
  private async readVersions(): Promise<ReadonlyMap<number, number>> {
    const { calls, drafts } = this.#options;
    const paper = await calls.paper();
    const unsaved = drafts.read();
    runInAction(() => {
      for (const answer of paper.answers) {
        if (unsaved.has(answer.questionId)) this.saving.versions.set(answer.questionId, orFirst(answer.version));
        else this.store(answer);
      }
    });
    return this.saving.versions;
  }
}
