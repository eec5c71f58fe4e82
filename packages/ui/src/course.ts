export { type Chapter, ChapterList, type ChapterListProps, type Lesson } from './course/ChapterList/ChapterList.tsx';
export { CourseCard, type CourseCardCourse, type CourseCardProps } from './course/CourseCard/CourseCard.tsx';
export { CourseFacts, type CourseFactsProps } from './course/CourseFacts/CourseFacts.tsx';
export {
  LecturerCard,
  type LecturerCardLecturer,
  type LecturerCardProps,
} from './course/LecturerCard/LecturerCard.tsx';
export {
  LecturerHero,
  type LecturerHeroLecturer,
  type LecturerHeroProps,
} from './course/LecturerHero/LecturerHero.tsx';
export {
  type Qualification,
  QualificationList,
  type QualificationListProps,
} from './course/QualificationList/QualificationList.tsx';
export {
  day as formatDay,
  type ScheduleView,
  startTime as formatStartTime,
  timeOfDay as formatTimeOfDay,
} from './course/schedule.ts';
