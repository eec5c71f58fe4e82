import { compareStructural, makeAutoObservable, observable } from 'mobx';
import { PersonalEntries } from '../../../../core/PersonalEntries.ts';
import type { PersonalRecord } from '../../../../core/PersonalRecord.ts';

/** Texts that a lecturer writes into a report; the letter is required. */
export const REPORT_TEXTS = ['comment', 'strengths', 'weaknesses', 'suggestion'] as const;
export type ReportText = (typeof REPORT_TEXTS)[number];
export type ReportWords = Readonly<Partial<Record<ReportText, string>>>;

/** What was written and not published, by report; it survives a reload. */
export class ReportDrafts {
  readonly #words: Map<string, ReportWords>;
  readonly #entries: PersonalEntries<ReportWords>;

  constructor(record: PersonalRecord) {
    this.#entries = new PersonalEntries(record, toWords);
    this.#words = observable.map([...this.#entries.all()], { deep: false });
    makeAutoObservable<ReportDrafts, never>(this, {}, { autoBind: true });
  }

  of(reportId: number): ReportWords {
    return this.#words.get(String(reportId)) ?? {};
  }

  has(reportId: number) {
    return this.#words.has(String(reportId));
  }

  set(reportId: number, text: ReportText, value: string) {
    const words = { ...this.of(reportId), [text]: value };
    if (REPORT_TEXTS.every((each) => !words[each])) return this.remove(reportId);
    this.#words.set(String(reportId), words);
    this.#entries.write(String(reportId), words);
  }

  remove(reportId: number) {
    this.#words.delete(String(reportId));
    this.#entries.remove(String(reportId));
  }

  /** The words of a report were sent; what another tab has written for it since stays stored. */
  removeSent(reportId: number) {
    const sent = this.of(reportId);
    const stored = this.#entries.read(String(reportId));
    this.#words.delete(String(reportId));
    if (stored && compareStructural(stored, sent)) this.#entries.remove(String(reportId));
  }
}

/** What is no text counts as none (B6). */
function toWords(stored: unknown): ReportWords | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const texts = Object.entries(stored).filter(
    ([name, text]) => REPORT_TEXTS.some((each) => each === name) && typeof text === 'string',
  );
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}
