import * as z from 'zod/mini';
import { get } from './call.ts';
import { REQUIRED, type ReadOf } from './reading.ts';
import { Id, maybe, Nothing, record, words } from './schema.ts';

/** Generic constant of the family (wire-facts 5.4), its English label beside it. */
const constant = {
  id: ['constantId', Id],
  name: ['constantDescribe', z.string(), REQUIRED],
  nameEn: ['constantDescribeEn', maybe(z.string())],
} as const;

export const Subject = record(constant);
export type Subject = ReadOf<typeof Subject>;

export const Grade = record({
  ...constant,
  stage: ['stage', maybe(words({ primary: 1, junior: 2, senior: 3, adult: 4 }))],
});
export type Grade = ReadOf<typeof Grade>;

export const TimeZone = record({
  id: ['timeZoneId', Id],
  name: ['name', z.string(), REQUIRED],
  nameEn: ['nameEn', maybe(z.string())],
  /** `UTC+08:00`. */
  offset: ['utcOffset', z.string()],
  /** `Asia/Shanghai`. */
  iana: ['ianaName', maybe(z.string())],
});
export type TimeZone = ReadOf<typeof TimeZone>;

/** The lists that forms and filters choose from (§7). */
export const constants = {
  grades: get('/userCommon/getAllGrade', {
    summary: 'Grades',
    access: 'public',
    input: Nothing,
    result: z.array(Grade),
  }),
  subjects: get('/userCommon/getAllSubjectConstant', {
    summary: 'Subjects',
    access: 'public',
    input: Nothing,
    result: z.array(Subject),
  }),
  timeZones: get('/userCommon/queryTimeZoneList', {
    summary: 'Time zones; the default is Beijing',
    access: 'public',
    input: Nothing,
    result: z.array(TimeZone),
  }),
};
