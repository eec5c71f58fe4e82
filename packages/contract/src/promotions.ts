import * as z from 'zod/mini';
import { get } from './call.ts';
import { CourseCard } from './courseRecords.ts';
import { Flag, Id, record } from './schema.ts';

/** Sharing a course (§2: `/course/promotion/:id`). */
export const promotions = {
  course: get('/extension/createCourseLink', {
    summary: "The student's own link to a course, and what sharing it earns",
    access: 'student',
    ids: { courseScheduleId: 'tenant' },
    input: record({ id: ['courseScheduleId', Id] }),
    result: record({
      course: ['course', CourseCard],
      isOpen: ['isOpen', Flag],
      /** Absolute address of the course with the student's invite code. */
      url: ['shareUrl', z.string()],
      inviteCode: ['inviteCode', z.string()],
      inviterName: ['inviterName', z.string()],
      /** Rewards of both sides, as display text. */
      rules: ['ruleList', z.array(z.string())],
    }),
  }),
};
