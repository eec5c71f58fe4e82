import type { CourseCard, CourseDetail, Lecturer, Lesson, Page } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import type { Api } from '../../api/createApi.ts';
import { Query } from '../../api/query.ts';
import { Scope } from '../../stores/scope.ts';
import { chaptersOf } from './chapters.ts';

/** The two ids of a course page's address (§2). */
export interface CourseKey {
  id: number;
  saleId: number;
}

/** Neighbours shown beside a course. */
const RELATED = 6;

/** One course page: the course, its lessons by chapter, its lecturer and its neighbours; each part fails alone. */
export class CourseStore {
  readonly detail: Query<CourseDetail, [CourseKey]>;
  readonly lessons: Query<Lesson[], [CourseKey]>;
  readonly lecturer: Query<Lecturer, [id: number]>;
  readonly neighbours: Query<Page<CourseCard>>;
  private readonly scope = new Scope();

  constructor(
    api: Pick<Api, 'courses' | 'lecturers'>,
    private readonly token: () => string | null,
  ) {
    this.detail = new Query((key) => api.courses.detail(key));
    this.lessons = new Query((key) => api.courses.lessons(key));
    this.lecturer = new Query((id) => api.lecturers.detail({ id }));
    this.neighbours = new Query(() => api.courses.recommended({ size: RELATED }));
    makeAutoObservable<this, 'scope' | 'token'>(
      this,
      { detail: false, lessons: false, lecturer: false, neighbours: false, scope: false, token: false },
      { autoBind: true },
    );
  }

  /** Lessons grouped as the course's author did. */
  get chapters() {
    return chaptersOf(this.lessons.value ?? []);
  }

  /** Other courses to look at; never this one. */
  get related(): readonly CourseCard[] {
    const id = this.detail.value?.id;
    return (this.neighbours.value?.items ?? []).filter((course) => course.id !== id).slice(0, RELATED - 1);
  }

  /** Another course, or another class of the one on screen, which then stays until the answer is here. */
  show(key: CourseKey) {
    const isClassOfIt = this.detail.value?.offers?.some(({ id }) => id === key.id) ?? false;
    if (!isClassOfIt) {
      for (const query of [this.detail, this.lessons, this.lecturer]) query.clear();
    }
    void this.detail.load(key);
    void this.lessons.load(key);
  }

  start() {
    const { detail, lecturer, scope } = this;
    void this.neighbours.load();
    scope.add(
      reaction(
        () => detail.value?.lecturerId,
        (id) => id !== undefined && void lecturer.load(id),
        { fireImmediately: true },
      ),
    );
    // What is owned and unlocked depends on who asks.
    scope.add(reaction(this.token, this.refresh));
  }

  refresh() {
    for (const query of [this.detail, this.lessons, this.lecturer, this.neighbours]) void query.reload();
  }

  dispose() {
    this.scope.dispose();
  }
}
