import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { ownedQueries } from '../../../page/ownedQueries.ts';

/** Courses and qualifications on the page; a lecturer has fewer. */
const SHOWN = 12;

/** A lecturer's public page: profile, courses, qualifications; each loads and fails alone. */
export function createLecturerStore(api: Pick<Api, 'collections' | 'follows' | 'lecturers'>) {
  const profile = new Query((id: number) => api.lecturers.detail({ id }));
  const queries = ownedQueries({
    onShow: {
      profile,
      courses: new Query((id: number) => api.lecturers.courses({ id, pageSize: SHOWN })),
      qualifications: new Query((lecturerId: number) => api.lecturers.qualifications({ lecturerId, pageSize: SHOWN })),
    },
  });
  return {
    ...queries,
    /** Collects the lecturer, or no longer does; another may be on the page when the answer comes (product.md 4.13). */
    async toggleCollected() {
      const { value } = profile;
      if (value?.isCollected === undefined) return;
      const input = { kind: 'lecturer', id: value.id, isCollected: !value.isCollected } as const;
      const { isCollected } = await api.collections.toggle(input);
      if (profile.value?.id === value.id) profile.set({ ...profile.value, isCollected });
    },
    /** Follows the lecturer, or no longer does; another may be on the page when the answer comes. */
    async toggleFollowed() {
      const { value } = profile;
      if (value?.isFollowed === undefined) return;
      const input = { authorId: value.id, authorKind: 'lecturer', isFollowed: !value.isFollowed } as const;
      const { isFollowed } = await api.follows.toggle(input);
      if (profile.value?.id === value.id) profile.set({ ...profile.value, isFollowed });
    },
  };
}
export type LecturerStore = ReturnType<typeof createLecturerStore>;
