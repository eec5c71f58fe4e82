import { makeAutoObservable, observable } from 'mobx';
import type { PersonalRecord } from '../../../../core/PersonalRecord.ts';

/** Texts that a lecturer writes into a report; the letter is required. */
export const REPORT_TEXTS = ['comment', 'strengths', 'weaknesses', 'suggestion'] as const;
export type ReportText = (typeof REPORT_TEXTS)[number];
export type ReportWords = Readonly<Partial<Record<ReportText, string>>>;

/** What was written and not published, by report; it survives a reload. */
export class ReportDrafts {
  readonly #words: Map<string, ReportWords>;
  readonly #record: PersonalRecord;

  constructor(record: PersonalRecord) {
    this.#record = record;
    this.#words = observable.map(readWords(record.read()), { deep: false });
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
    if (REPORT_TEXTS.every((each) => !words[each])) this.#words.delete(String(reportId));
    else this.#words.set(String(reportId), words);
    this.#write();
  }

  remove(reportId: number) {
    this.#words.delete(String(reportId));
    this.#write();
  }

  #write() {
    this.#record.write(Object.fromEntries(this.#words));
  }
}

/** What is no text counts as none (B6). */
function readWords(stored: unknown): [string, ReportWords][] {
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored).flatMap(([id, words]: [string, unknown]): [string, ReportWords][] => {
    if (typeof words !== 'object' || words === null) return [];
    const texts = Object.entries(words).filter(
      ([name, text]) => REPORT_TEXTS.some((each) => each === name) && typeof text === 'string',
    );
    return texts.length === 0 ? [] : [[id, Object.fromEntries(texts)]];
  });
}
