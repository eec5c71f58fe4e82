import type { Draft } from '../draft.ts';

/** Changes the draft; steps of the same field in a row are one step for Undo. */
export type Edit = (field: string, change: (draft: Draft) => Draft) => void;
