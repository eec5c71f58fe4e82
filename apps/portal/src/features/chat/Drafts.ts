import { makeAutoObservable, observable } from 'mobx';
import type { PersonalRecord } from '../../stores/personalKeys.ts';

/** What was typed and not sent, by conversation; it survives a reload (product.md 4.18). */
export class Drafts {
  private readonly texts = observable.map<string, string>();

  constructor(private readonly record: PersonalRecord) {
    const kept = record.read();
    if (typeof kept === 'object' && kept !== null)
      for (const [id, text] of Object.entries(kept)) if (typeof text === 'string') this.texts.set(id, text);
    makeAutoObservable<this, 'record' | 'texts'>(this, { record: false, texts: false }, { autoBind: true });
  }

  of(conversationId: number | null) {
    return conversationId === null ? '' : (this.texts.get(String(conversationId)) ?? '');
  }

  set(conversationId: number, text: string) {
    if (text === '') this.texts.delete(String(conversationId));
    else this.texts.set(String(conversationId), text);
    this.record.write(Object.fromEntries(this.texts));
  }
}
