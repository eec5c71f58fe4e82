import type { OwnClass as ClassDetails, OwnLesson } from '@shuyuan/contract';
import { ApiError } from '../../api/apiError.ts';
import type { Api } from '../../api/createApi.ts';
import { textHere } from '../../core/known.ts';
import type { OwnClass } from './ownClass.ts';

/** The two ids of a class of the student. */
interface ClassKey {
  courseId: number;
  saleId?: number | undefined;
}

/** Classes on a page of the student's list, and pages that are looked through: nobody has more classes. */
const PAGE_SIZE = 100;
const PAGES = 5;

/**
 * One class of the student. A backend of the family without our call of it has it in the list of the student's classes, and its lessons
 * beside (wire-facts 6.2, 6.4): what neither tells stays unknown.
 */
export async function readOwnClass(api: Pick<Api, 'courses' | 'learning'>, key: ClassKey): Promise<ClassDetails> {
  try {
    return await api.learning.ownClass(key);
  } catch (error) {
    if (!isNotServed(error)) throw error;
    return toDetails(await findInList(api, key, error));
  }
}

/** The lessons of a class by the call of its kind (wire-facts 6.1); where the kind is not known, by the one that has any. */
export async function readOwnLessons(
  { learning }: Pick<Api, 'learning'>,
  key: ClassKey,
  kind: 'live' | 'recorded' | undefined,
): Promise<readonly OwnLesson[]> {
  if (kind !== undefined) return kind === 'live' ? learning.liveLessons(key) : learning.recordedLessons(key);
  try {
    const live = await learning.liveLessons(key);
    if (live.length > 0) return live;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'loggedOut') throw error;
  }
  return learning.recordedLessons(key);
}

async function findInList(
  { courses }: Pick<Api, 'courses'>,
  { courseId, saleId }: ClassKey,
  notServed: unknown,
): Promise<OwnClass> {
  for (let page = 1; page <= PAGES; page += 1) {
    const { items, totalCount } = await courses.mine({ page, pageSize: PAGE_SIZE });
    const found = items.find((each) => each.id === courseId && (saleId === undefined || each.saleId === saleId));
    if (found) return found;
    if (items.length === 0 || page * PAGE_SIZE >= totalCount) break;
  }
  // That a list does not name it is no word on whether it exists.
  throw notServed;
}

/** What a row of the list says of a class, in the words of its page. */
function toDetails(own: OwnClass): ClassDetails {
  const { id, saleId, title, className, cover, kind, subject, classStatus, enrolment, validUntil } = own;
  const { lecturerId, lecturerName, lecturerPortrait, lessonCount, learnedCount, hasReport, unlockWay } = own;
  return {
    courseId: id,
    saleId,
    ...{ title, className: textHere(className), cover, kind, subject, enrolment, validUntil },
    status: classStatus,
    ...{ lecturerId, lecturerName, lecturerPortrait, lessonCount },
    finishedCount: learnedCount,
    reportState: hasReport === true ? 'published' : undefined,
    isLockedByPractice: unlockWay === undefined ? undefined : unlockWay === 1,
  };
}

const isNotServed = (error: unknown): error is ApiError => error instanceof ApiError && error.kind === 'notServed';
