import { makeAutoObservable, observable, runInAction } from 'mobx';
import { ApiError } from '../api/apiError.ts';

/** Rule of packages/rules for each field: the name of the problem, or null. */
export type Rules<V> = { readonly [K in keyof V]?: (value: V[K], values: V) => string | null };

/**
 * Values of a form, the problem under each field, and one submit at a time ("cannot submit repeatedly", §8).
 * A problem shows once its field was left or the form was submitted; a problem that the server found goes when the field changes.
 */
export class FormStore<V extends Record<string, unknown>> {
  readonly values: V;
  readonly touched = observable.set<keyof V>();
  private readonly refused = observable.map<keyof V, string>();
  failure: ApiError | null = null;
  isSubmitting = false;

  constructor(
    initial: V,
    private readonly rules: Rules<V>,
    /** Fields that a refusal of the server is about, by its result code. */
    private readonly fieldByCode: Readonly<Partial<Record<number, keyof V>>> = {},
  ) {
    this.values = observable({ ...initial });
    makeAutoObservable<this, 'rules' | 'refused' | 'fieldByCode'>(
      this,
      { values: false, rules: false, fieldByCode: false, touched: false, refused: false },
      { autoBind: true },
    );
  }

  set<K extends keyof V>(field: K, value: V[K]) {
    this.values[field] = value;
    this.refused.delete(field);
    this.failure = null;
  }

  /** The student left the field: from now on its problem shows. */
  touch(field: keyof V) {
    this.touched.add(field);
  }

  /** Like `touch`, once something stands in the field: passing through an empty form scolds nobody. */
  leave(field: keyof V) {
    if (this.values[field]) this.touch(field);
  }

  /** The problem that shows under a field, or null. */
  problem(field: keyof V): string | null {
    return this.refused.get(field) ?? (this.touched.has(field) ? this.check(field) : null);
  }

  /** The problem that a field has, shown or not. */
  check(field: keyof V): string | null {
    return this.rules[field]?.(this.values[field], this.values) ?? null;
  }

  get isValid() {
    return this.fields.every((field) => this.check(field) === null);
  }

  /** First field with a problem that shows, for the focus after a submit. */
  get firstProblem(): keyof V | null {
    return this.fields.find((field) => this.problem(field) !== null) ?? null;
  }

  /** A problem that only the server could find, under its field. */
  refuse(field: keyof V, problem: string) {
    this.refused.set(field, problem);
  }

  /** Runs `send` once, if every field is fine; what went wrong is put under its field, else kept in `failure`. */
  async submit(send: (values: V) => Promise<void>) {
    if (this.isSubmitting) return;
    for (const field of this.fields) this.touched.add(field);
    if (!this.isValid) return;
    this.isSubmitting = true;
    this.failure = null;
    try {
      await send(this.values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => this.fail(error));
    } finally {
      runInAction(() => this.settle());
    }
  }

  private get fields(): (keyof V)[] {
    return Object.keys(this.values);
  }

  private fail(error: ApiError) {
    const broken = error.fields.filter(({ field }) => field in this.values);
    for (const { field, rule } of broken) this.refused.set(field, rule);
    const refused = error.kind === 'refused' ? this.fieldByCode[error.code ?? 0] : undefined;
    if (refused !== undefined) this.refused.set(refused, error.message);
    else if (broken.length === 0 && error.kind !== 'loggedOut') this.failure = error;
  }

  private settle() {
    this.isSubmitting = false;
  }
}
