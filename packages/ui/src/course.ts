export { ChapterList, type ChapterListProps } from './course/ChapterList/ChapterList.tsx';
export type { Chapter, Lesson } from './course/ChapterList/chapter.ts';
export { CourseCard, type CourseCardPart, type CourseCardProps } from './course/CourseCard/CourseCard.tsx';
export type { CourseCardCourse } from './course/CourseCard/course.ts';
export { CourseFacts, type CourseFactsProps } from './course/CourseFacts/CourseFacts.tsx';
export {
  LecturerCard,
  type LecturerCardLecturer,
  type LecturerCardPart,
  type LecturerCardProps,
} from './course/LecturerCard/LecturerCard.tsx';
export {
  LecturerHero,
  type LecturerHeroLecturer,
  type LecturerHeroProps,
} from './course/LecturerHero/LecturerHero.tsx';
export { MyCourseCard, type MyCourseCardPart, type MyCourseCardProps } from './course/MyCourseCard/MyCourseCard.tsx';
export type { MyCourse, NextLesson } from './course/MyCourseCard/myCourse.ts';
export {
  type Qualification,
  QualificationList,
  type QualificationListProps,
} from './course/QualificationList/QualificationList.tsx';
export type { CalendarEvent } from './course/ScheduleCalendar/calendarEvents.ts';
export { ScheduleCalendar, type ScheduleCalendarProps } from './course/ScheduleCalendar/ScheduleCalendar.tsx';
export { ScheduleItem, type ScheduleItemProps } from './course/ScheduleItem/ScheduleItem.tsx';
export type { ScheduledClass } from './course/ScheduleItem/scheduleItemView.ts';
export {
  day as formatDay,
  type ScheduleView,
  startTime as formatStartTime,
  timeOfDay as formatTimeOfDay,
  zoneName as formatZone,
} from './course/schedule.ts';
