import type { CourseCard, Lecturer, Page, Qualification } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';

const COURSES = 12;

/** A lecturer's public page: profile, courses, qualifications. */
export class LecturerStore {
  readonly profile: Query<Lecturer, [id: number]>;
  readonly courses: Query<Page<CourseCard>, [id: number]>;
  readonly qualifications: Query<Page<Qualification>, [id: number]>;

  constructor(api: Pick<Api, 'lecturers'>) {
    this.profile = new Query((id) => api.lecturers.detail({ id }));
    this.courses = new Query((id) => api.lecturers.courses({ id, pageSize: COURSES }));
    this.qualifications = new Query((lecturerId) => api.lecturers.qualifications({ lecturerId, pageSize: COURSES }));
    makeAutoObservable(this, { profile: false, courses: false, qualifications: false }, { autoBind: true });
  }

  show(id: number) {
    for (const query of [this.profile, this.courses, this.qualifications]) void query.load(id);
  }

  refresh() {
    for (const query of [this.profile, this.courses, this.qualifications]) void query.reload();
  }
}
