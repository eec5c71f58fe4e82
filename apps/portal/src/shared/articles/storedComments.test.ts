import { describe, expect, it } from 'vitest';
import { PERSONAL_KEYS } from '../../core/personalKeys.ts';
import { StoredLogin } from '../../stores/StoredLogin.ts';
import { buildCookies, buildStorage } from '../../testing/services.ts';
import { storedComments } from './storedComments.ts';

describe('a comment that is not sent yet', () => {
  it('is there again for its writer, below its own article alone', () => {
    const storage = buildStorage();
    storedComments(storage, 7).write(1, '照着数了一遍');
    storedComments(storage, 7).write(2, '第二篇');
    expect([1, 2, 3].map((id) => storedComments(storage, 7).read(id))).toEqual(['照着数了一遍', '第二篇', '']);
    expect(storedComments(storage, 8).read(1)).toBe('');
    expect(storedComments(storage, undefined).read(1)).toBe('');
  });

  it('stands apart for each comment that is answered', () => {
    const comments = storedComments(buildStorage(), 7);
    comments.write(1, '第一句');
    comments.write(1, '回一句', 10);
    comments.write(1, '再回一句', 11);
    comments.write(1, '', 10);
    expect([comments.read(1), comments.read(1, 10), comments.read(1, 11), comments.read(2, 11)]).toEqual([
      '第一句',
      '',
      '再回一句',
      '',
    ]);
  });

  it('is gone once it was sent or emptied', () => {
    const storage = buildStorage();
    const comments = storedComments(storage, 7);
    comments.write(1, '照着数了一遍');
    comments.write(1, '');
    expect(comments.read(1)).toBe('');
    expect(storage.read(PERSONAL_KEYS.comments)).not.toContain('照着');
  });

  it('outlives an ended login, and no deliberate logout (B5)', () => {
    const storage = buildStorage();
    const login = new StoredLogin({
      clock: { now: 0 },
      cookies: buildCookies(),
      storage,
      sessionStorage: buildStorage(),
    });
    storedComments(storage, 7).write(1, '照着数了一遍');
    login.clear();
    expect(storedComments(storage, 7).read(1)).toBe('照着数了一遍');
    storedComments(storage, 8).write(1, '换一种写法');
    login.clearWritten({ type: 'student', id: 7 });
    expect(storedComments(storage, 7).read(1)).toBe('');
    expect(storedComments(storage, 8).read(1)).toBe('换一种写法');
  });

  it('counts as none when what is stored is damaged (B6)', () => {
    for (const stored of ['{', '[]', '{"7":[]}', '{"7":{"1":5}}']) {
      const storage = buildStorage({ [PERSONAL_KEYS.comments]: stored });
      expect(storedComments(storage, 7).read(1)).toBe('');
    }
  });
});
