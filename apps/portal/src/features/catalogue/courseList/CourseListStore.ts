import type { CourseCard, Grade, Page, Subject } from '@shuyuan/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { type CourseFilters, PAGE_SIZE } from './courseFilters.ts';

/** The course list: what the address asks for, and the lists its filters choose from. */
export class CourseListStore {
  filters: CourseFilters;
  readonly courses: Query<Page<CourseCard>, [CourseFilters]>;
  readonly subjects: Query<Subject[]>;
  readonly grades: Query<Grade[]>;

  constructor(api: Pick<Api, 'courses' | 'constants'>, filters: CourseFilters) {
    this.filters = filters;
    this.courses = new Query((asked) => api.courses.list({ ...asked, pageSize: PAGE_SIZE }));
    this.subjects = new Query(() => api.constants.subjects());
    this.grades = new Query(() => api.constants.grades());
    makeAutoObservable(
      this,
      { filters: observableRef, courses: false, subjects: false, grades: false },
      { autoBind: true },
    );
  }

  /** The address changed: the filters live there, so that a page can be shared and returned to (product.md 2.3). */
  show(filters: CourseFilters) {
    this.filters = filters;
    void this.courses.load(filters);
  }

  start() {
    void this.subjects.load();
    void this.grades.load();
  }

  /** Reads everything again in another language. */
  refresh() {
    void this.subjects.reload();
    void this.grades.reload();
    void this.courses.reload();
  }
}
