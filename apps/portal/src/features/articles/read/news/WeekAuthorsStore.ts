import type { WeekAuthor, WeekAuthors } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { PageStore } from '../../../../page/PageStore.ts';

/** Who wrote this week, and whom of them the student follows. */
export class WeekAuthorsStore extends PageStore {
  readonly week: Query<WeekAuthors>;
  readonly #api: Pick<Api, 'articles' | 'follows'>;

  constructor(api: Pick<Api, 'articles' | 'follows'>) {
    super();
    this.#api = api;
    this.week = this.query(() => api.articles.weekAuthors(), { atStart: [] });
    this.observe();
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
}
