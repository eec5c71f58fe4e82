import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';

/** Courses that are over, at most. */
const PAST_MAX = 12;

/** What the profile page shows beside the profile: the courses that are over. */
export function createProfileStore(api: Pick<Api, 'courses'>) {
  return ownedQueries({ atStart: { past: new Query(() => api.courses.past({ pageSize: PAST_MAX })) } });
}
