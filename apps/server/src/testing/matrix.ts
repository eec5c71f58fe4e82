import type { Call, InputOf } from '@shuyuan/contract';
import type { School, StudentCaller } from './school.ts';

/**
 * The callers, with ids that belong to `owner` (Z1); in calls of lecturers all of them are lecturers. `expired` is a login of
 * the same school after its end.
 */
export const WHO = ['owner', 'otherStudent', 'otherSchool', 'anonymous', 'foreignVisitor', 'expired'] as const;
export type Who = (typeof WHO)[number];

/** Outcome for a caller: a success, the end of the login, 404, an empty list, or a positive code. */
export type Outcome = 'ok' | 'loggedOut' | 'missing' | 'empty' | 'refused';

/** Test case of one call: its valid parameters, and outcomes that differ from the rule of its scope. */
export interface MatrixRow<C extends Call = Call> {
  call: C;
  /** Valid parameters for the owner; creates the rows they refer to. */
  input(school: School, owner: StudentCaller): Promise<InputOf<C>> | InputOf<C>;
  /** Outcomes that do not follow from the contract alone. */
  except?: Partial<Record<Who, Outcome>>;
}

/** A login of the kind that the row's call is for. */
export function loginOf({ call }: MatrixRow, school: School): Promise<StudentCaller> {
  return call.access === 'lecturer' ? school.lecturer() : school.student();
}

/** Declares a row with the types of its call. */
export function matrixRow<C extends Call>(row: MatrixRow<C>): MatrixRow {
  return row as unknown as MatrixRow;
}

/**
 * Outcomes by the contract alone: students' calls answer all others that they are not logged in; ids of another
 * school, and another student's where the id is the owner's, are missing, as if they did not exist (E1, E3, Z1).
 */
export function expectedOutcome(row: MatrixRow, who: Who): Outcome {
  const special = row.except?.[who];
  if (special) return special;
  const { call } = row;
  const scopes = Object.values(call.ids);
  const readsToken = call.rate !== 'login' && call.rate !== 'code';
  if (who === 'expired' && readsToken) return 'loggedOut';
  if (call.access !== 'public' && (who === 'anonymous' || who === 'foreignVisitor')) return 'loggedOut';
  const isForeign = who === 'otherSchool' || who === 'foreignVisitor';
  if (isForeign && scopes.length > 0) return 'missing';
  if (who === 'otherStudent' && scopes.includes('owner')) return 'missing';
  return 'ok';
}
