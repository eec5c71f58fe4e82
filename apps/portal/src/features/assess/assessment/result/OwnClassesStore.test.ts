import { describe, expect, it, vi } from 'vitest';
import { buildApi } from '../../../../testing/services.ts';
import { createOwnClassesStore, progressIn } from './OwnClassesStore.ts';

describe('an advised class that the student has', () => {
  it('shows how far it is, whether live or recorded (product.md 4.5)', async () => {
    const mine = vi.fn(async ({ kind }: { kind: string }) => ({
      items: [{ id: kind === 'live' ? 3 : 4, learnedCount: 12, lessonCount: 36 }],
      totalCount: 1,
    }));
    const store = createOwnClassesStore(buildApi({ courses: { mine } as never }));
    store.start();
    await vi.waitFor(() => expect(store.classes.value).toHaveLength(2));
    expect(progressIn(store.classes.value, { id: 4 } as never)).toEqual({ done: 12, total: 36 });
    expect(progressIn(store.classes.value, { id: 5 } as never)).toBeUndefined();
    expect(progressIn(undefined, { id: 4 } as never)).toBeUndefined();
    store.dispose();
  });
});
