import { makeAutoObservable, observable } from 'mobx';
import type { PersonalRecord } from '../../../core/PersonalRecord.ts';

/** What was typed and not sent, by conversation; it survives a reload (product.md 4.18). */
export class Drafts {
  readonly #texts: Map<string, string>;

  readonly #record: PersonalRecord;

  constructor(record: PersonalRecord) {
    this.#record = record;
    this.#texts = observable.map(readTexts(record.read()));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  of(conversationId: number | null) {
    return conversationId === null ? '' : (this.#texts.get(String(conversationId)) ?? '');
  }

  set(conversationId: number, text: string) {
    if (text === '') this.#texts.delete(String(conversationId));
    else this.#texts.set(String(conversationId), text);
    this.#record.write(Object.fromEntries(this.#texts));
  }
}

/** What is no text counts as none (B6). */
function readTexts(stored: unknown): [string, string][] {
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored).flatMap(([id, text]): [string, string][] =>
    typeof text === 'string' ? [[id, text]] : [],
  );
}
