import { compareShallow, computed } from 'mobx';
import { useMemo } from 'react';
import type { ArticleDraft } from '../draft/articleDraft.ts';
import type { WriteStore } from './WriteStore.ts';

/** A part of the draft, by a function that stays the same: its component renders again when that part changes, not with every key. */
export function useDraftPart<T>(store: WriteStore, pick: (draft: ArticleDraft) => T): T {
  return useMemo(() => computed(() => pick(store.draft), { equals: compareShallow }), [store, pick]).get();
}
