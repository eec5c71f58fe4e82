import { ResultCode } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/apiError.ts';
import { GuestRecords } from '../../../../shared/guest/GuestRecords.ts';
import { observedStore } from '../../../../testing/observed.ts';
import { buildApi, buildServices } from '../../../../testing/services.ts';
import { IntroStore } from './IntroStore.ts';

const PLACE = { linkId: 7, saleId: 3 };
const GUEST = { guestName: '宋以宁', guestPhone: '13800000009' };

function build(
  start = vi.fn(
    async (..._sent: unknown[]): Promise<{ id: number; guestToken: string; guestName?: string | undefined }> => ({
      id: 21,
      guestToken: 'secret',
    }),
  ),
) {
  const intro = vi.fn(async () => ({ linkId: 7 }));
  const guests = new GuestRecords(buildServices().services);
  const store = observedStore(new IntroStore(buildApi({ assessments: { intro, start } as never }), guests));
  return { store, intro, start, guests };
}

describe('the start of an assessment', () => {
  it('remembers the token of a guest and sends it with what is asked next, never in the contents (product.md 4.5)', async () => {
    const { store, start, intro, guests } = build();
    await expect(store.begin(PLACE, GUEST)).resolves.toBe(21);
    expect(guests.tokenOf(21)).toBe('secret');
    expect(start.mock.calls[0]).toEqual([{ ...PLACE, ...GUEST }, { requestId: expect.any(String) }]);
    await store.begin(PLACE);
    expect(start.mock.calls[1]).toEqual([PLACE, { requestId: expect.any(String), guestToken: 'secret' }]);
    await store.intro.load(PLACE);
    expect(intro).toHaveBeenCalledWith(PLACE, { guestToken: 'secret' });
  });

  it('sends nothing of a guest for another one in the same browser, and each finds the own record again (product.md 4.5)', async () => {
    const names = ['宋以宁', '宋以安'];
    const start = vi.fn(async (..._sent: unknown[]) => ({
      id: 20 + names.length,
      guestToken: `of ${names[0]}`,
      guestName: names.shift(),
    }));
    const { store, intro, guests } = build(start);
    await store.begin(PLACE, GUEST);
    store.turnToSomebodyElse();
    await store.intro.load(PLACE);
    expect(intro).toHaveBeenLastCalledWith(PLACE, {});
    await store.begin(PLACE, { ...GUEST, guestName: '宋以安' });
    expect(start.mock.lastCall).toEqual([
      expect.objectContaining({ guestName: '宋以安' }),
      { requestId: expect.any(String) },
    ]);
    expect(guests.tokenOfLink(7)).toBe('of 宋以安');
    start.mockRejectedValueOnce(new ApiError('refused', '', { code: ResultCode.linkUsedUp }));
    await expect(store.begin(PLACE, GUEST)).resolves.toBe('usedUp');
    expect(start.mock.lastCall?.[1]).toMatchObject({ guestToken: 'of 宋以宁' });
    expect(guests.tokenOfLink(7)).toBe('of 宋以宁');
  });

  it('sends no token of a guest for a student who is logged in in the same browser: nobody else’s record is theirs (Z1)', async () => {
    const { store, intro, start, guests } = build();
    guests.add(9, { linkId: 7, token: 'of a guest', name: '何沐川' });
    store.isSomebodyElse = true; // as for a student
    await store.intro.load(PLACE);
    expect(intro).toHaveBeenLastCalledWith(PLACE, {});
    await store.begin(PLACE);
    expect(start.mock.lastCall?.[1]).toEqual({ requestId: expect.any(String) });
  });

  it.each([
    [ResultCode.linkEnded, 'ended'],
    [ResultCode.linkUsedUp, 'usedUp'],
    [ResultCode.linkWithdrawn, 'withdrawn'],
    [ResultCode.browserUsedUp, 'browserUsedUp'],
  ])('leads to the page that says why where the server says %i: %s', async (code, state) => {
    const { store } = build(vi.fn(() => Promise.reject(new ApiError('refused', '', { code }))));
    await expect(store.begin(PLACE)).resolves.toBe(state);
  });

  it('passes any other failure on, and the same try has the same id (C1)', async () => {
    const start = vi.fn(() => Promise.reject<{ id: number; guestToken: string }>(new ApiError('unreachable')));
    const { store } = build(start);
    await expect(store.begin(PLACE, GUEST)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(store.begin(PLACE, GUEST)).rejects.toMatchObject({ kind: 'unreachable' });
    const ids = start.mock.calls.map((call: unknown[]) => (call[1] as { requestId: string }).requestId);
    expect(ids[0]).toBe(ids[1]);
  });
});
