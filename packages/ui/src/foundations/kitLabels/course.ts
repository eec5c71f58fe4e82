import type { chapterListLabels as ChapterList } from '../../course/ChapterList/ChapterList.labels.ts';
import type { courseCardLabels as CourseCard } from '../../course/CourseCard/CourseCard.labels.ts';
import type { lecturerCardLabels as LecturerCard } from '../../course/LecturerCard/LecturerCard.labels.ts';
import type { lecturerHeroLabels as LecturerHero } from '../../course/LecturerHero/LecturerHero.labels.ts';
import type { myCourseCardLabels as MyCourseCard } from '../../course/MyCourseCard/MyCourseCard.labels.ts';
import type { qualificationListLabels as QualificationList } from '../../course/QualificationList/QualificationList.labels.ts';
import type { scheduleCalendarLabels as ScheduleCalendar } from '../../course/ScheduleCalendar/ScheduleCalendar.labels.ts';
import type { scheduleItemLabels as ScheduleItem } from '../../course/ScheduleItem/ScheduleItem.labels.ts';
import type { scheduleLabels as Schedule } from '../../course/schedule.labels.ts';
import type { LabelsOf } from '../defineLabels.ts';

/** Built-in labels of `course`, by the name of their component. */
export interface CourseLabels {
  ChapterList: LabelsOf<typeof ChapterList>;
  CourseCard: LabelsOf<typeof CourseCard>;
  LecturerCard: LabelsOf<typeof LecturerCard>;
  LecturerHero: LabelsOf<typeof LecturerHero>;
  MyCourseCard: LabelsOf<typeof MyCourseCard>;
  QualificationList: LabelsOf<typeof QualificationList>;
  ScheduleCalendar: LabelsOf<typeof ScheduleCalendar>;
  ScheduleItem: LabelsOf<typeof ScheduleItem>;
  schedule: LabelsOf<typeof Schedule>;
}
