import type { StudyRoomRecord } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { endedOf } from './endedOf.ts';

const build = (changes: Partial<StudyRoomRecord> = {}) =>
  ({ id: 7, status: 'finished', ...changes }) as StudyRoomRecord; // all that is read

describe('the place that just ended', () => {
  it('is shown as the records have it, with stars that were given meanwhile', () => {
    expect(endedOf(build(), { items: [build({ star: 4 })] })?.star).toBe(4);
    expect(endedOf(build(), undefined)?.id).toBe(7);
  });

  it('is not shown while the records still have it as waiting, called or in the room', () => {
    for (const status of ['waiting', 'calling', 'inRoom'] as const)
      expect(endedOf(build(), { items: [build({ status })] })).toBeNull();
  });
});
