import type { ScoreSheet } from '@shuyuan/contract';
import type { TagTone } from '@shuyuan/ui';

/** Tone of each state of a sheet. */
export const TONES: Record<NonNullable<ScoreSheet['state']>, TagTone> = {
  toFill: 'warning',
  submitted: 'info',
  confirmed: 'success',
  sentBack: 'danger',
};
