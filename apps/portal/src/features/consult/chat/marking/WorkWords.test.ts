import { describe, expect, it, vi } from 'vitest';
import { PersonalRecord } from '../../../../core/PersonalRecord.ts';
import { observedStore } from '../../../../testing/observed.ts';
import { buildStorage } from '../../../../testing/services.ts';
import { WorkWords } from './WorkWords.ts';

const HOUR_MS = 3_600_000;
const SOUND = { blob: new Blob([], { type: 'audio/webm' }), seconds: 4 };

function build(storage = buildStorage(), now = 0) {
  const upload = vi.fn(async () => ({ id: 71, url: '/sound' }));
  const clock = { now };
  const record = new PersonalRecord(storage, 'report_drafts', 'lecturer 4');
  const words = observedStore(new WorkWords({ upload: upload as never, clock, record }));
  return { words, storage, upload };
}

describe('what a lecturer says of a work', () => {
  it('stays when the work is left, and through a reload, until it is sent', async () => {
    const { words, storage } = build();
    words.open({ id: 9, comment: undefined, commentAudio: undefined });
    words.setComment('思路清楚');
    words.setReason('补写第二步');
    await words.addSound(SOUND);
    words.close();
    expect([words.comment, words.reason, words.audio]).toEqual(['', '', null]);
    words.open({ id: 10, comment: undefined, commentAudio: undefined });
    expect([words.comment, words.reason, words.audio]).toEqual(['', '', null]);

    const again = build(storage).words;
    again.open({ id: 9, comment: '从前的', commentAudio: undefined });
    expect([again.comment, again.reason]).toEqual(['思路清楚', '补写第二步']);
    expect(again.sent).toEqual({ comment: '思路清楚', audioId: 71, audioDurationS: 4 });
    again.remove(9);
    again.open({ id: 9, comment: '发出的', commentAudio: undefined });
    expect([again.comment, again.audio]).toEqual(['发出的', null]);
  });

  it('is a recording of the work that was open when it was made, not of the one that is open by then', async () => {
    const { words } = build();
    words.open({ id: 9, comment: undefined, commentAudio: undefined });
    const uploading = words.addSound(SOUND);
    words.open({ id: 10, comment: undefined, commentAudio: undefined });
    await uploading;
    expect(words.audio).toBeNull();
    words.open({ id: 9, comment: undefined, commentAudio: undefined });
    expect(words.audio?.id).toBe(71);
  });

  it('leaves a recording out that the server may have deleted (U10), but not one that was sent', async () => {
    const { words, storage } = build();
    words.open({ id: 9, comment: undefined, commentAudio: undefined });
    await words.addSound(SOUND);
    words.setComment('思路清楚');
    const sent = { id: 5, url: '/sent', durationS: 3 } as never;
    words.open({ id: 10, comment: undefined, commentAudio: sent });
    words.setComment('很好');
    const later = build(storage, 25 * HOUR_MS).words;
    later.open({ id: 9, comment: undefined, commentAudio: undefined });
    expect([later.comment, later.audio]).toEqual(['思路清楚', null]);
    later.open({ id: 10, comment: undefined, commentAudio: sent });
    expect(later.audio?.id).toBe(5);
  });
});
