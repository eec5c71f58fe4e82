import { describe, expect, it, vi } from 'vitest';
import { NewAddresses } from './fileRenewal.ts';

const address = (turn: number, file = 'a.png') => `/files/private/1/1.${turn}.2.mac/u/${file}`;

/** A server that tells a new address each time. */
function start(tell = (url: string, turn: number) => url.replace(/1\.\d+\./, `1.${turn}.`)) {
  let turn = 1;
  const ask = vi.fn(async (url: string) => {
    turn += 1;
    return tell(url, turn);
  });
  return { ask, addresses: new NewAddresses(ask) };
}

describe('the address of a private file that failed (U6)', () => {
  it('is asked for anew once, for all parts that show the file, also for one that comes later with the first address', async () => {
    const { ask, addresses } = start();
    const both = await Promise.all([addresses.after(address(1)), addresses.after(address(1))]);
    expect([...both, await addresses.after(address(1))]).toEqual([address(2), address(2), address(2)]);
    expect(ask).toHaveBeenCalledExactlyOnceWith(address(1));
    expect(await addresses.after(address(2))).toBe(address(3));
    expect(await addresses.after(address(1, 'b.png'))).toBe(address(4, 'b.png'));
  });

  it('has no new one where the server tells none or the same, and is asked for again at the next failure', async () => {
    const failing = new NewAddresses(() => Promise.reject(new Error('missing')));
    expect(await failing.after(address(1))).toBeNull();
    const { ask, addresses } = start((url) => url);
    expect([await addresses.after(address(1)), await addresses.after(address(1))]).toEqual([null, null]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is always asked for before a download', async () => {
    const { addresses } = start();
    expect([await addresses.fresh(address(1)), await addresses.fresh(address(1))]).toEqual([address(2), address(3)]);
    expect(await addresses.after(address(1))).toBe(address(3));
  });

  it.each([
    '/files/u/a.png',
    '/files/private/1/1.1.2.mac/hls/a.mp4',
    'https://else.example/files/private/1/2/u/a.png',
    '',
  ])('is none of a private upload: %s', async (url) => {
    const { ask, addresses } = start();
    expect(await addresses.after(url)).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });
});
