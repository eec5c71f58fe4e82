import type { Comment, Page, Reply } from '@shuyuan/contract';
import { runInAction } from 'mobx';
import type { Api } from '../../api/createApi.ts';
import type { Query } from '../../api/query.ts';
import { rowsHere } from '../../core/known.ts';
import { PageStore } from '../../page/PageStore.ts';

/** What comments stand below. */
export interface CommentPlace {
  kind: 'headline' | 'note';
  articleId: number;
}

/** Orders of the comments, and those of lecturers alone. */
export const COMMENT_TABS = ['hottest', 'newest', 'lecturers'] as const;
export type CommentTab = (typeof COMMENT_TABS)[number];

const PAGE_SIZE = 10;
const REPLIES_SIZE = 50;

/** Comments below an article or a note: read page by page, written, liked and deleted in place (product.md 4.13). */
export class CommentsStore extends PageStore {
  tab: CommentTab = 'hottest';
  readonly first: Query<Page<Comment>, [CommentPlace, CommentTab]>;
  /** The pages behind the first. */
  private later: Comment[] = [];
  /** How many comments follow the last one of the later pages; undefined while there are none. */
  private rest: number | undefined;
  private pages = 1;
  place: CommentPlace | null = null;
  readonly #api: Pick<Api, 'comments'>;

  constructor(api: Pick<Api, 'comments'>) {
    super();
    this.#api = api;
    this.first = this.query((place, tab) => this.#read(place, tab, 1));
    this.observe();
  }

  /** Comments that are shown, each with the answers that are here. */
  get rows(): readonly Comment[] {
    return [...rowsHere(this.first.value?.items), ...this.later];
  }

  get total(): number | undefined {
    return this.first.value?.totalCount;
  }

  /**
   * Comments with their answers, as a card of the article counts them: of those that are here while all are, else what the article tells.
   * Of a hidden or deleted one its answers are left.
   */
  countAll(told: number | undefined): number | undefined {
    if (this.first.value === undefined || this.moreCount > 0) return told;
    return this.rows.reduce<number | undefined>(
      (sum, { state, replyCount }) =>
        sum === undefined || replyCount === undefined
          ? undefined
          : sum + replyCount + (state === 'hidden' || state === 'deleted' ? 0 : 1),
      0,
    );
  }

  /** How many comments are not loaded. */
  get moreCount(): number {
    const { value } = this.first;
    return Math.max(0, this.rest ?? (value ? value.totalCount - value.items.length : 0));
  }

  show(place: CommentPlace) {
    this.place = place;
    this.#begin();
    this.first.show(place, this.tab);
  }

  choose(tab: CommentTab) {
    this.tab = tab;
    this.#begin();
    if (this.place) void this.first.load(this.place, tab);
  }

  /** Loads the next page below those that are shown; what has moved meanwhile is not shown twice. */
  async loadMore() {
    const { place, tab } = this;
    if (!place || this.moreCount === 0) return;
    const page = this.pages + 1;
    // Behind the last comment that is here; a backend without such places counts pages.
    const after = this.rows.findLast(({ cursor }) => cursor !== undefined)?.cursor;
    const { items, totalCount } = await this.#read(place, tab, page, after);
    runInAction(() => {
      if (place !== this.place || tab !== this.tab) return;
      this.pages = page;
      this.later = [...this.later, ...without(items, this.rows)];
      this.rest = totalCount - (after === undefined ? this.rows.length : items.length);
    });
  }

  /** Loads answers to a comment that are not here yet. */
  async loadReplies(id: number) {
    const comment = this.rows.find((each) => each.id === id);
    if (!comment) return;
    // Own answers were added at the end without a place: what lies between is still missing.
    const after = comment.replies.findLast(({ cursor }) => cursor !== undefined)?.cursor;
    const page = after === undefined ? Math.floor(comment.replies.length / REPLIES_SIZE) + 1 : undefined;
    const { items } = await this.#api.comments.replies({ id, after, page, pageSize: REPLIES_SIZE });
    this.edit(id, (now) => ({ ...now, replies: inOrder(now.replies, items) }));
  }

  /** Writes a comment, or an answer to the comment or answer `parentId`. */
  async add(content: string, parentId?: number) {
    const { place } = this;
    if (!place) return;
    const written = await this.#api.comments.add({ ...place, content, ...(parentId !== undefined && { parentId }) });
    const above = parentId === undefined ? undefined : this.#above(parentId);
    runInAction(() => {
      if (place !== this.place) return;
      if (above) this.edit(above.id, (now) => withReply(now, toReply(written, above, parentId)));
      else this.setFirst((now) => ({ ...now, items: [written, ...now.items], totalCount: now.totalCount + 1 }));
    });
  }

  /** Likes a comment or an answer, or no longer does. */
  async toggleLike(id: number) {
    const found = this.#find(id);
    if (!found) return;
    const answer = await this.#api.comments.like({ id, isLiked: !found.isLiked });
    this.editAny(id, answer);
  }

  /** Deletes an own comment or answer; a comment with answers leaves them. */
  async remove(id: number) {
    await this.#api.comments.delete({ id });
    const above = this.#above(id);
    runInAction(() => {
      if (!above) return;
      if (above.id !== id) this.edit(above.id, (now) => withoutReply(now, id));
      else if (above.replyCount) this.edit(id, (now) => ({ ...now, state: 'deleted', content: '', author: undefined }));
      else this.drop(id);
    });
  }

  override refresh() {
    this.#begin();
    void this.first.reload();
  }

  private edit(id: number, change: (comment: Comment) => Comment) {
    const edited = (items: readonly Comment[]) => items.map((each) => (each.id === id ? change(each) : each));
    this.setFirst((now) => ({ ...now, items: edited(now.items) }));
    this.later = edited(this.later);
  }

  private editAny(id: number, facts: { isLiked: boolean; likes: number }) {
    const above = this.#above(id);
    if (!above) return;
    this.edit(above.id, (now) =>
      now.id === id
        ? { ...now, ...facts }
        : { ...now, replies: now.replies.map((each) => (each.id === id ? { ...each, ...facts } : each)) },
    );
  }

  private drop(id: number) {
    const rest = (items: readonly Comment[]) => items.filter((each) => each.id !== id);
    this.setFirst((now) => ({
      ...now,
      items: rest(now.items),
      totalCount: Math.max(0, now.totalCount - 1),
    }));
    this.later = rest(this.later);
  }

  private setFirst(change: (now: Page<Comment>) => Page<Comment>) {
    if (this.first.value) this.first.set(change(this.first.value));
  }

  #begin() {
    this.later = [];
    this.rest = undefined;
    this.pages = 1;
  }

  #read(place: CommentPlace, tab: CommentTab, page: number, after?: string) {
    const order = tab === 'lecturers' ? ({ isByLecturers: true } as const) : ({ sort: tab } as const);
    const from = after === undefined ? { page } : { after };
    return this.#api.comments.list({ ...place, ...order, ...from, pageSize: PAGE_SIZE });
  }

  /** The comment of this id, or the one that an answer of this id stands below. */
  #above(id: number): Comment | undefined {
    return this.rows.find((each) => each.id === id || each.replies.some((reply) => reply.id === id));
  }

  #find(id: number): Comment | Reply | undefined {
    const above = this.#above(id);
    return above?.id === id ? above : above?.replies.find((reply) => reply.id === id);
  }
}

const without = <T extends { id: number }>(items: readonly T[], known: readonly { id: number }[]) =>
  items.filter(({ id }) => !known.some((each) => each.id === id));

/** Answers with those that follow them; own ones without a place stay at the end until they come with one. */
function inOrder(known: readonly Reply[], next: readonly Reply[]): Reply[] {
  const placed = known.filter(({ cursor }) => cursor !== undefined);
  if (placed.length === 0) return [...known, ...without(next, known)];
  const loaded = [...placed, ...without(next, placed)];
  return [...loaded, ...without(known, loaded)];
}

/** One more or less; an unknown count stays unknown. */
const counted = ({ replyCount }: Comment, by: number) =>
  replyCount === undefined ? undefined : Math.max(0, replyCount + by);

function withReply(comment: Comment, reply: Reply): Comment {
  return { ...comment, replies: [...comment.replies, reply], replyCount: counted(comment, 1) };
}

function withoutReply(comment: Comment, id: number): Comment {
  const replies = comment.replies.filter((reply) => reply.id !== id);
  return { ...comment, replies, replyCount: counted(comment, -1) };
}

/** What was written, as an answer below a comment; it names whom it answers where that is another answer. */
function toReply({ replies: _, replyCount: __, ...written }: Comment, above: Comment, parentId?: number): Reply {
  const answered = above.replies.find((reply) => reply.id === parentId);
  return { ...written, toName: answered?.author?.name };
}
