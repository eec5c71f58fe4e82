import type { FoundMessage, Page } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { rowsHere } from '../../../core/known.ts';

/** Milliseconds after the last key before the server is asked. */
export const TYPING_MS = 250;

/** The search of the list: conversations are filtered as one types, messages are searched by the server a moment later. */
export class MessageSearch {
  text = '';
  readonly found: Query<Page<FoundMessage>, [keyword: string]>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: Pick<Api, 'chat'>) {
    this.found = new Query((keyword) => api.chat.search({ keyword }));
    makeAutoObservable(this, { found: false }, { autoBind: true });
  }

  /** How far the search in messages is; null where nothing is searched. */
  get state(): 'loading' | 'failed' | 'ready' | null {
    const { keyword, found } = this;
    if (keyword === '') return null;
    if (found.asked?.[0] !== keyword || found.isLoading) return 'loading';
    return found.error ? 'failed' : 'ready';
  }

  /** What was found for the words as they stand; nothing of an earlier search. */
  get items(): readonly FoundMessage[] {
    return this.state === 'ready' ? rowsHere(this.found.value?.items) : [];
  }

  /** Older messages are not among the found ones. */
  get isCut() {
    const { value } = this.found;
    return this.state === 'ready' && value !== undefined && value.items.length >= value.pageSize;
  }

  setText(text: string) {
    this.text = text;
    clearTimeout(this.#timer);
    const { keyword } = this;
    if (keyword === '') this.found.clear();
    else this.#timer = setTimeout(() => this.found.show(keyword), TYPING_MS);
  }

  retry() {
    void this.found.reload();
  }

  dispose() {
    clearTimeout(this.#timer);
    this.found.dispose();
  }

  private get keyword() {
    return this.text.trim().slice(0, KEYWORD_MAX);
  }
}

/** Most characters that the call takes. */
const KEYWORD_MAX = 50;
