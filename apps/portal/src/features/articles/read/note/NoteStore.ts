import type { ArticleCard, Page, StudyRoom } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { textHere } from '../../../../core/known.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import { ReadingStore } from '../ReadingStore.ts';

/** Notes of the lecturer in the side column, this one possibly among them. */
const OTHERS = 4;
/** Articles below the note. */
const NEXT = 3;
/** Articles of students who read it. */
const OF_READERS = 2;
/** Rooms of lecturers with that name. */
const ROOMS = 5;

/** The page of a lecturer's note: the text, its comments, and what to read next; each loads and fails alone (product.md 4.15). */
export class NoteStore extends PageStore {
  readonly reading: ReadingStore;
  readonly notes: Query<Page<ArticleCard>, [lecturerId: number]>;
  /** The lecturer's own articles, then what is talked about in the school. */
  readonly next: Query<readonly ArticleCard[], [lecturerId: number]>;
  /** What students wrote after they had liked the note or commented on it. */
  readonly ofReaders: Query<Page<ArticleCard>, [noteId: number]>;
  /** The lecturer's consultation room, as long as it takes questions; null without one. */
  readonly room: Query<StudyRoom | null, [lecturerId: number, name: string]>;

  constructor(api: Pick<Api, 'articles' | 'notes' | 'collections' | 'follows' | 'comments' | 'studyRooms'>) {
    super();
    this.reading = this.part(new ReadingStore(api, (id) => api.notes.detail({ id })));
    this.notes = this.query((lecturerId) => api.notes.list({ lecturerId, pageSize: OTHERS }));
    this.next = this.query(async (authorId) => {
      const [own, hot] = await Promise.all([
        api.articles.authorArticles({ authorId, authorKind: 'lecturer', pageSize: NEXT }),
        api.articles.list({ sort: 'hot', pageSize: 2 * NEXT }),
      ]);
      const others = hot.items.filter(({ id }) => !own.items.some((card) => card.id === id));
      return [...own.items, ...others].slice(0, NEXT);
    });
    this.ofReaders = this.query((id) => api.notes.ofReaders({ id, pageSize: OF_READERS }));
    this.room = this.query(async (lecturerId, keyword) => {
      const { items } = await api.studyRooms.list({ keyword, pageSize: ROOMS });
      const room = items.find((each) => each.lecturerId === lecturerId);
      return room && (room.status === 'open' || room.status === 'inSession') && !room.isFull ? room : null;
    });
    this.when(
      () => this.reading.article.value?.author.id,
      (lecturerId) => this.showLecturer(lecturerId),
    );
    this.when(() => this.reading.article.value?.id, this.ofReaders.show);
    this.observe();
  }

  /** Notes of the same lecturer, without this one. */
  get others(): readonly ArticleCard[] {
    return this.reading.without(this.notes.value?.items, OTHERS - 1);
  }

  show(id: number) {
    this.reading.show(id);
  }

  private showLecturer(lecturerId: number) {
    this.notes.show(lecturerId);
    this.next.show(lecturerId);
    this.room.show(lecturerId, textHere(this.reading.article.value?.author.name));
  }
}
