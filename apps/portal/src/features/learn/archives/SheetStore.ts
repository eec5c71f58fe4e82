import { ResultCode, type ScoreSheet } from '@shuyuan/contract';
import { EMPTY_CELL, problemsOf, type ScoreCellValue, type ScoreSubject, toScore } from '@shuyuan/ui';
import { observableRef } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { orFirst, rowsHere, textHere } from '../../../core/known.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { filesOf, type NamedFile } from '../../../shared/files/filesOf.ts';

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

/** A score sheet and what is typed into it (product.md 4.6): 0 → 1 → 2, or 3 and again. */
export class SheetStore extends PageStore {
  readonly sheet: Query<ScoreSheet, [number]>;
  /** Cells by subject, as typed. */
  values: ReadonlyMap<number, ScoreCellValue> = new Map();
  /** The photos; null while they are as the server has them. */
  files: readonly NamedFile[] | null = null;
  /** Photos that are still being sent. */
  pending = 0;
  /** What was tried last: submitting names every problem, a draft may have gaps. */
  tried: 'draft' | 'submit' | null = null;
  /** Another tab, the school or the deadline was faster: what is typed stays until the sheet is read again. */
  isOutdated = false;
  isSaving = false;
  readonly #api: Pick<Api, 'archives'>;
  readonly #key = new IdempotencyKey();
  /** The version from which the cells were taken: what is typed is never stored over a later one. */
  #taken = 0;
  #isTouched = false;

  constructor(api: Pick<Api, 'archives'>) {
    super();
    this.#api = api;
    this.sheet = this.query((id: number) => api.archives.sheet({ id }));
    this.observe({ values: observableRef, files: observableRef });
  }

  get subjects(): ScoreSubject[] {
    const items = rowsHere(this.sheet.value?.items);
    return items.map(({ subjectId: id, subjectName: name, fullScore }) => ({ id, name, fullScore }));
  }

  get problems() {
    return problemsOf(this.subjects, this.values);
  }

  /** How many subjects stand in the way of what was tried. */
  get obstacles() {
    return this.tried === null ? 0 : this.problemsFor(this.tried).length;
  }

  /** Whether the student may change it: to fill or sent back, before the deadline. */
  get isOpen() {
    const { value } = this.sheet;
    return (value?.state === 'toFill' || value?.state === 'sentBack') && !this.isLate;
  }

  get isLate() {
    const { value } = this.sheet;
    return value?.dueAt !== undefined && Date.parse(value.dueAt) <= Date.parse(value.serverTime);
  }

  show(id: number) {
    void this.read(id);
  }

  /** A change of the language changes names: what is typed stays, and is outdated where the sheet was changed elsewhere meanwhile. */
  override async refresh() {
    await this.sheet.reload();
    const { value } = this.sheet;
    if (!value || orFirst(value.version) <= this.#taken) return;
    if (this.#isTouched) this.markOutdated();
    else this.accept(value);
  }

  type(subjectId: number, value: ScoreCellValue) {
    this.#isTouched = true;
    this.values = new Map(this.values).set(subjectId, value);
  }

  setFiles(files: readonly NamedFile[]) {
    this.#isTouched = true;
    this.files = files;
  }

  setPending(pending: number) {
    this.pending = pending;
  }

  /** Reads the sheet and takes its cells. */
  async read(id: number) {
    await this.sheet.load(id);
    if (this.sheet.value?.id === id) this.accept(this.sheet.value);
  }

  /** Stores the cells, or submits them; false where something is still to be put right. */
  async save(isSubmitted: boolean): Promise<boolean> {
    const { value } = this.sheet;
    if (!value || this.isSaving || this.pending > 0) return false;
    this.begin(isSubmitted ? 'submit' : 'draft');
    if (this.obstacles > 0) return this.end(false);
    const order = {
      id: value.id,
      items: this.subjects.map(({ id }) => this.toItem(id)),
      ...(this.files !== null && filesOf(this.files)),
      isSubmitted,
      version: this.#taken,
    };
    try {
      const saved = await this.#key.run(order, this.#api.archives.saveSheet);
      this.sheet.set(saved);
      this.accept(saved);
      return this.end(true);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== ResultCode.stateForbids) {
        this.end(false);
        throw error;
      }
      this.markOutdated();
      return this.end(false);
    }
  }

  /** A draft may have gaps, but nothing that the server would refuse. */
  private problemsFor(tried: 'draft' | 'submit') {
    return [...this.problems.values()].filter((problem) => tried === 'submit' || problem !== 'empty');
  }

  private toItem(subjectId: number) {
    const { score, classRank, gradeRank, remark } = this.values.get(subjectId) ?? EMPTY_CELL;
    const [points, inClass, inGrade] = [toScore(score), toScore(classRank), toScore(gradeRank)];
    return {
      subjectId,
      ...(points !== undefined && { score: points }),
      ...(inClass !== undefined && inClass >= 1 && { classRank: Math.trunc(inClass) }),
      ...(inGrade !== undefined && inGrade >= 1 && { gradeRank: Math.trunc(inGrade) }),
      ...(remark.trim() !== '' && { remark: remark.trim() }),
    };
  }

  private accept(sheet: ScoreSheet) {
    this.values = new Map(
      sheet.items.map(({ subjectId, score, classRank, gradeRank, remark }) => [
        subjectId,
        { score: textOf(score), classRank: textOf(classRank), gradeRank: textOf(gradeRank), remark: textHere(remark) },
      ]),
    );
    this.files = null;
    this.tried = null;
    this.#taken = orFirst(sheet.version);
    this.#isTouched = false;
    this.isOutdated = false;
  }

  private begin(tried: 'draft' | 'submit') {
    this.isSaving = true;
    this.tried = tried;
  }

  private end(isDone: boolean) {
    this.isSaving = false;
    return isDone;
  }

  private markOutdated() {
    this.isOutdated = true;
  }
}
