import { makeAutoObservable, observable } from 'mobx';
import { PersonalEntries } from '../../../core/PersonalEntries.ts';
import type { PersonalRecord } from '../../../core/PersonalRecord.ts';

/** What was typed and not sent, by conversation; it survives a reload (product.md 4.18). */
export class Drafts {
  readonly #texts: Map<string, string>;

  readonly #entries: PersonalEntries<string>;

  constructor(record: PersonalRecord) {
    // What is no text counts as none (B6).
    this.#entries = new PersonalEntries(record, (text) => (typeof text === 'string' ? text : undefined));
    this.#texts = observable.map([...this.#entries.all()]);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  of(conversationId: number | null) {
    return conversationId === null ? '' : (this.#texts.get(String(conversationId)) ?? '');
  }

  set(conversationId: number, text: string) {
    if (text === '') {
      this.#texts.delete(String(conversationId));
      this.#entries.remove(String(conversationId));
    } else {
      this.#texts.set(String(conversationId), text);
      this.#entries.write(String(conversationId), text);
    }
  }
}
