import { describe, expect, it } from 'vitest';
import { liveHostsOf } from '../../../core/liveHosts.ts';
import { outsideUrl, readRoomAddress, roomGaps } from './roomAddress.ts';

const HOSTS = ['live.example.com'];
const read = (query: string) => readRoomAddress(new URLSearchParams(query), HOSTS);

describe('the address of a room', () => {
  it('needs both ids (§2)', () => {
    for (const query of ['', 'id=4', 'tempLogId=5', 'id=0&tempLogId=5', 'id=4&tempLogId=x'])
      expect(read(query)).toBeNull();
    expect(read('id=4&tempLogId=5')).toEqual({ roomId: 4, tempLogId: 5, url: null, isRefused: false });
  });

  it('says which number it lacks, to a visitor too (§2)', () => {
    const gapsOf = (query: string) => roomGaps(new URLSearchParams(query));
    expect([gapsOf(''), gapsOf('id=4'), gapsOf('id=x&tempLogId=5'), gapsOf('id=4&tempLogId=5')]).toEqual([
      ['id', 'tempLogId'],
      ['tempLogId'],
      ['id'],
      [],
    ]);
  });

  it('takes an outside room only on a host of the school (X3)', () => {
    const url = 'https://live.example.com/r/1';
    expect(read(`id=4&tempLogId=5&url=${encodeURIComponent(url)}`)).toMatchObject({ url, isRefused: false });
    for (const other of [
      'https://evil.example/r',
      'http://live.example.com/r',
      'javascript:alert(1)',
      'https://a@live.example.com/',
    ]) {
      expect(read(`id=4&tempLogId=5&url=${encodeURIComponent(other)}`)).toMatchObject({ url: null, isRefused: true });
      expect(outsideUrl(other, HOSTS)).toBeNull();
    }
  });

  it('takes the hosts of the deployment where the school names none (X3)', () => {
    expect(liveHostsOf(['a.example'], ['b.example'])).toEqual(['a.example']);
    expect(liveHostsOf(undefined, ['b.example', 7])).toEqual(['b.example']);
    expect(liveHostsOf([], '*')).toEqual([]);
  });

  it('takes the built-in room by its path for what it is', () => {
    expect(read('id=4&tempLogId=5&url=%2Fweb%2Ftoroom')).toMatchObject({ url: null, isRefused: false });
  });
});
