import type { ArticleCard, AuthorHead, CourseCard, Fan, Page, WeekAuthors } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { rowsHere } from '../../../../core/known.ts';
import type { PagedQuery } from '../../../../page/PagedQuery.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import { FollowedStore } from '../FollowedStore.ts';
import type { AuthorFilters } from './authorAddress.ts';

const PAGE_SIZE = 10;
const MOST_READ = 3;
const FACES = 10;
/** Courses and notes of a lecturer in the side column. */
const OF_LECTURER = 2;

type AuthorApi = Pick<Api, 'articles' | 'follows' | 'lecturers' | 'notes'>;

/** What the page shows: an author, and a part of their page. */
export interface AuthorQuestion extends AuthorFilters {
  authorId: number;
}
type Question = { authorId: number; page?: number; tab?: 'written' | 'notes' | 'liked'; sort?: 'newest' | 'mostRead' };

/** An author's page: head, articles, those who follow, what they like; each loads and fails alone. */
export class AuthorStore extends PageStore {
  readonly head: Query<AuthorHead, [authorId: number]>;
  readonly articles: PagedQuery<ArticleCard, Question>;
  readonly fans: PagedQuery<Fan, Question>;
  readonly mostRead: Query<Page<ArticleCard>, [authorId: number]>;
  readonly faces: Query<Page<Fan>, [authorId: number]>;
  readonly courses: Query<Page<CourseCard>, [lecturerId: number]>;
  readonly notes: Query<Page<ArticleCard>, [lecturerId: number]>;
  readonly week: Query<WeekAuthors>;
  readonly followed: FollowedStore;
  readonly #api: AuthorApi;

  /** Names of who follows are for the logged-in. */
  readonly #seesFans: boolean;

  constructor(api: AuthorApi, seesFans: boolean) {
    super();
    this.#api = api;
    this.#seesFans = seesFans;
    this.head = this.query((authorId) => api.articles.author({ authorId }));
    this.articles = this.paged(
      ({ tab, ...question }: Question & { page: number; pageSize: number }) => {
        if (tab !== 'notes') return api.articles.authorArticles({ ...question, tab });
        const { authorId: lecturerId, page, pageSize } = question;
        return api.notes.list({ lecturerId, page, pageSize });
      },
      { pageSize: PAGE_SIZE },
    );
    this.fans = this.paged(
      ({ authorId, page, pageSize }: Question & { page: number; pageSize: number }) =>
        api.follows.fans({ authorId, sort: 'followed', page, pageSize }),
      { pageSize: PAGE_SIZE },
    );
    this.mostRead = this.query((authorId) =>
      api.articles.authorArticles({ authorId, sort: 'mostRead', pageSize: MOST_READ }),
    );
    this.faces = this.query((authorId) => api.follows.fans({ authorId, pageSize: FACES }));
    this.courses = this.query((id) => api.lecturers.courses({ id, pageSize: OF_LECTURER }));
    this.notes = this.query((lecturerId) => api.notes.list({ lecturerId, pageSize: OF_LECTURER }));
    this.followed = new FollowedStore(api);
    this.week = this.query(() => api.articles.weekAuthors(), { atStart: [] });
    this.when(
      () => (this.head.value?.author.kind === 'lecturer' ? this.head.value.author.id : undefined),
      (lecturerId) => {
        this.courses.show(lecturerId);
        this.notes.show(lecturerId);
      },
    );
    this.observe({ followed: false });
  }

  /** Whether the author is one of those of this week (product.md 4.13). */
  get isOfWeek(): boolean {
    const author = this.head.value?.author;
    const authors = rowsHere(this.week.value?.authors);
    return (
      author !== undefined && authors.some((each) => each.author.id === author.id && each.author.kind === author.kind)
    );
  }

  show({ authorId, tab, sort, page }: AuthorQuestion) {
    this.followed.clear();
    this.head.show(authorId);
    this.mostRead.show(authorId);
    if (this.#seesFans) this.faces.show(authorId);
    if (tab === 'fans') {
      if (this.#seesFans) this.fans.show({ authorId, page });
    } else this.articles.show({ authorId, tab, page, ...(tab === 'written' && { sort }) });
  }

  /** Follows the author, or no longer does. */
  async toggleFollowed() {
    const { value } = this.head;
    if (value?.author.id === undefined || value.author.kind === 'school') return;
    const { id: authorId, kind: authorKind } = value.author;
    const answer = await this.#api.follows.toggle({ authorId, authorKind, isFollowed: !value.isFollowed });
    const now = this.head.value;
    if (now?.author.id === authorId) this.head.set({ ...now, ...answer });
  }

  override refresh() {
    this.followed.clear();
    super.refresh();
  }
}
