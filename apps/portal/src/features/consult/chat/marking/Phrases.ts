import { makeAutoObservable, observableRef } from 'mobx';
import type { PersonalRecord } from '../../../../core/PersonalRecord.ts';

/** Most phrases of a lecturer, and most characters of one. */
const PHRASES_MAX = 12;
const PHRASE_MAX = 30;

/** A lecturer's own phrases for comments, kept in this browser for each lecturer (product.md 4.4); before the first change, `initial`. */
export class Phrases {
  list: readonly string[];
  readonly #record: Pick<PersonalRecord, 'read' | 'write'>;

  constructor(record: Pick<PersonalRecord, 'read' | 'write'>, initial: readonly string[]) {
    this.#record = record;
    this.list = readPhrases(record.read()) ?? initial;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** Whether a text can be added as a phrase. */
  takes(text: string) {
    const phrase = text.trim();
    const isShort = phrase !== '' && phrase.length <= PHRASE_MAX;
    return isShort && this.list.length < PHRASES_MAX && !this.list.includes(phrase);
  }

  add(text: string) {
    if (this.takes(text)) this.store([...this.list, text.trim()]);
  }

  remove(phrase: string) {
    this.store(this.list.filter((each) => each !== phrase));
  }

  private store(list: readonly string[]) {
    this.list = list;
    this.#record.write(list);
  }
}

/** What was stored; null where nothing usable was (B6). */
function readPhrases(stored: unknown): string[] | null {
  if (!Array.isArray(stored)) return null;
  const phrases = stored.filter((each): each is string => typeof each === 'string' && each.length <= PHRASE_MAX);
  return phrases.slice(0, PHRASES_MAX);
}
