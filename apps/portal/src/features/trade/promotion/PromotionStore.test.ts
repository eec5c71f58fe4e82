import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { buildCard } from '../../../testing/classes.ts';
import { observedStore } from '../../../testing/observed.ts';
import { buildApi } from '../../../testing/services.ts';
import { type Promotion, PromotionStore } from './PromotionStore.ts';

const buildPromotion = (given: Partial<Promotion> = {}): Promotion => ({
  isOpen: true,
  course: buildCard(),
  url: 'http://shengya.localhost/web/course/detail/3/4?invite=AB12',
  inviteCode: 'AB12',
  inviterName: '陈一诺',
  rules: ['好友购课后得100积分'],
  ...given,
});

function build(answer: (id: number) => Promise<Promotion> = async () => buildPromotion()) {
  const course = vi.fn(({ id }: { id: number }) => answer(id));
  return { store: observedStore(new PromotionStore(buildApi({ promotions: { course } }))), course };
}

describe('the link to a course', () => {
  it("is the student's own (§2)", async () => {
    const { store, course } = build();
    store.show(3);
    await vi.waitFor(() => expect(store.promotion.value?.inviteCode).toBe('AB12'));
    expect(course).toHaveBeenCalledExactlyOnceWith({ id: 3 });
  });

  it('of another course is never shown for the present one', async () => {
    const { store } = build((id) => (id === 3 ? Promise.resolve(buildPromotion()) : new Promise(() => undefined)));
    store.show(3);
    await vi.waitFor(() => expect(store.promotion.value).toBeDefined());
    store.show(5);
    expect(store.promotion.value).toBeUndefined();
  });

  it('stays on screen while it is read in another language', async () => {
    const { store, course } = build();
    store.show(3);
    await vi.waitFor(() => expect(store.promotion.value).toBeDefined());
    store.refresh();
    expect(store.promotion.value).toBeDefined();
    expect(course).toHaveBeenCalledTimes(2);
  });

  it('is missing where the school has no such course (§8, E1)', async () => {
    const { store } = build(() => Promise.reject(new ApiError('missing')));
    store.show(99);
    await vi.waitFor(() => expect(store.promotion.error?.kind).toBe('missing'));
  });
});
