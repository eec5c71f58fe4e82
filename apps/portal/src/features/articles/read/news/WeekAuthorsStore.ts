import type { WeekAuthor, WeekAuthors } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';

/** Who wrote this week, and whom of them the student follows. */
export class WeekAuthorsStore {
  readonly week: Query<WeekAuthors>;
  readonly #api: Pick<Api, 'articles' | 'follows'>;

  constructor(api: Pick<Api, 'articles' | 'follows'>) {
    this.#api = api;
    this.week = new Query(() => api.articles.weekAuthors());
    makeAutoObservable(this, { week: false }, { autoBind: true });
  }

  start() {
    void this.week.load();
  }

  /** Follows an author, or no longer does; the list keeps its order. */
  async toggle({ author: { id: authorId, kind: authorKind }, isFollowed }: WeekAuthor) {
    if (authorId === undefined) return;
    const answer = await this.#api.follows.toggle({ authorId, authorKind, isFollowed: !isFollowed });
    const { value } = this.week;
    if (!value) return;
    const authors = value.authors.map((each) =>
      each.author.id === authorId && each.author.kind === authorKind
        ? { ...each, isFollowed: answer.isFollowed }
        : each,
    );
    this.week.set({ ...value, authors });
  }

  refresh() {
    void this.week.reload();
  }

  dispose() {
    this.week.dispose();
  }
}
