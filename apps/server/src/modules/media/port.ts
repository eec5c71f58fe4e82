import type { contract, OutputOf } from '@shuyuan/contract';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { LessonKey } from './queries.ts';

/** What media asks of learning. */
export interface OwnLessons {
  /** A lesson of the student's class with its access; `missing` for everybody else's. */
  findOwnLesson(ctx: StudentCtx, key: LessonKey): Promise<OutputOf<(typeof contract)['learning']['lesson']>>;
}
