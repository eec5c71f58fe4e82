import type { Author } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Api } from '../../../api/createApi.ts';

/** Somebody in a list, and whether the reader followed them when it was read. */
interface Listed {
  author: Author;
  isFollowed: boolean;
}

/** Whom the reader follows in a list from here, or no longer does: the list keeps its order until it is read again. */
export class FollowedStore {
  private changes: ReadonlyMap<string, boolean> = new Map();
  readonly #api: Pick<Api, 'follows'>;

  constructor(api: Pick<Api, 'follows'>) {
    this.#api = api;
    makeAutoObservable<this, 'changes'>(this, { changes: observableRef }, { autoBind: true });
  }

  isFollowed({ author, isFollowed }: Listed): boolean {
    return this.changes.get(keyOf(author)) ?? isFollowed;
  }

  async toggle(listed: Listed) {
    const { id: authorId, kind: authorKind } = listed.author;
    if (authorId === undefined) return;
    const answer = await this.#api.follows.toggle({ authorId, authorKind, isFollowed: !this.isFollowed(listed) });
    runInAction(() => {
      this.changes = new Map([...this.changes, [keyOf(listed.author), answer.isFollowed]]);
    });
  }

  clear() {
    this.changes = new Map();
  }
}

/** A student and a lecturer may have the same id. */
const keyOf = ({ kind, id }: Author) => `${kind} ${id}`;
