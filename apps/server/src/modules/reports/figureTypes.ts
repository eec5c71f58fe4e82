import type { contract, OutputOf } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import { toTenths } from '../../domain/classScores.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

/** A report as it leaves the server. */
export type StudyReport = OutputOf<(typeof contract)['report']['read']>;

/** What a report counts; averages and rates in percent. */
export type Figures = Pick<
  StudyReport,
  | 'attended'
  | 'late'
  | 'absent'
  | 'held'
  | 'attendRate'
  | 'attendance'
  | 'minutes'
  | 'practiceTotal'
  | 'practiceDone'
  | 'practiceDue'
  | 'practiceOnTime'
  | 'onTimeRate'
  | 'average'
  | 'rank'
  | 'rankTotal'
  | 'trend'
  | 'kinds'
  | 'parts'
  | 'knowledge'
>;

/** Figures by language: names of lessons, papers and knowledge points are in them. */
export type StoredFigures = Record<Locale, Figures>;

/** Whose figures of which class, at which moment. */
export interface FigureKey {
  tx: Tx;
  now: Date;
  studentId: number;
  classRunId: number;
}

/** One decimal; undefined for what is not known. */
export const rounded = (value: number | null | undefined) => (value == null ? undefined : toTenths(value));
