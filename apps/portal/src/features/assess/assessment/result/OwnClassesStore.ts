import type { AdvisedOffer } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { ownedQueries } from '../../../../page/ownedQueries.ts';
import { type OwnClass, progressOf } from '../../../../shared/course/ownClass.ts';

/** Classes that are read; the advised ones are few. */
const READ = 50;

/** The student's classes, of which an advised one shows how far it is. */
export function createOwnClassesStore(api: Pick<Api, 'courses'>) {
  return ownedQueries({
    atStart: {
      classes: new Query<OwnClass[]>(async () => {
        const [live, recorded] = await Promise.all(
          (['live', 'recorded'] as const).map((kind) => api.courses.mine({ kind, page: 1, pageSize: READ })),
        );
        return [...(live?.items ?? []), ...(recorded?.items ?? [])];
      }),
    },
  });
}

/** How many lessons of an advised class the student has learnt; undefined while that is not known. */
export function progressIn(classes: readonly OwnClass[] | undefined, { id }: AdvisedOffer['course']) {
  const own = classes?.find((each) => each.id === id);
  return own && progressOf(own, []);
}
