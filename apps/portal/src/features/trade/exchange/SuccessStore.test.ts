import type { Exchange } from '@shuyuan/contract';
import { expect, it, vi } from 'vitest';
import { buildApi } from '../../../testing/services.ts';
import { createSuccessStore } from './SuccessStore.ts';

function build() {
  const order = vi.fn(async ({ number }: { number: string }) => ({ number }) as Exchange);
  return { store: createSuccessStore(buildApi({ exchange: { order } })), order };
}

it('shows an exchange by the number of the address, and never another one meanwhile (§2)', async () => {
  const { store } = build();
  store.show('EX1');
  await vi.waitFor(() => expect(store.order.value?.number).toBe('EX1'));
  store.show('EX2');
  expect(store.order.value).toBeUndefined();
  await vi.waitFor(() => expect(store.order.value?.number).toBe('EX2'));
});

it('reads it again in another language', () => {
  const { store, order } = build();
  store.show('EX1');
  store.refresh();
  expect(order).toHaveBeenCalledTimes(2);
});
