import { describe, expect, it } from 'vitest';
import { KEYS } from '../../core/storedNames.ts';
import { buildServices, buildStorage } from '../../testing/services.ts';
import { GuestRecords } from './GuestRecords.ts';

const build = () => {
  const { storage, sessionStorage } = buildServices().services;
  /** Another tab of the browser. */
  const elsewhere = () => new GuestRecords({ storage, sessionStorage: buildStorage() });
  return { storage, sessionStorage, elsewhere, records: new GuestRecords({ storage, sessionStorage }) };
};

describe('the records of a guest', () => {
  it('that are open stay in this browser, each with its own token (product.md 4.5)', () => {
    const { elsewhere, records } = build();
    expect(records.isEmpty).toBe(true);
    records.add(11, { linkId: 3, token: 'first' });
    records.add(12, { linkId: 3, token: 'second' });
    const again = elsewhere();
    expect([again.tokenOf(11), again.tokenOf(12), again.tokenOf(13)]).toEqual(['first', 'second', undefined]);
    expect([again.tokenOfLink(3), again.tokenOfLink(4)]).toEqual(['second', undefined]);
  });

  it('are not read by their address in another tab of a shared browser once they are handed in (Z1)', () => {
    const { elsewhere, records } = build();
    records.add(11, { linkId: 3, token: 'first', name: '周小满' });
    expect([elsewhere().tokenOf(11), elsewhere().resultTokenOf(11)]).toEqual(['first', undefined]);
    expect(records.close(11)).toBe(true);
    const other = elsewhere();
    expect([other.tokenOf(11), other.resultTokenOf(11), other.tokenOfLink(3)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([records.resultTokenOf(11), records.tokenOfLink(3, '周小满')]).toEqual(['first', 'first']);
    expect([other.isEmpty, records.close(11)]).toEqual([false, false]); // an account may still claim them
  });

  it('are claimed by the tokens that the browser holds, no other tab’s closed ones among them (decision 0057)', () => {
    const { elsewhere, records } = build();
    records.add(11, { linkId: 3, token: 'first' });
    records.add(12, { linkId: 3, token: 'second' });
    records.close(11);
    expect(records.tokens.toSorted()).toEqual(['first', 'second']);
    expect(elsewhere().tokens).toEqual(['second']);
  });

  it('are read in a second tab that has gone on with the open paper, after a crash for instance', () => {
    const { elsewhere, records } = build();
    records.add(11, { linkId: 3, token: 'first' });
    const other = elsewhere();
    other.hold(11);
    records.close(11);
    expect(other.resultTokenOf(11)).toBe('first');
  });

  it('are forgotten once an account has taken them over, those and no others (product.md 4.5)', () => {
    const { records } = build();
    records.add(11, { linkId: 3, token: 'first' });
    records.add(12, { linkId: 3, token: 'second' });
    records.forget([11, 99]);
    expect([records.tokenOf(11), records.tokenOf(12)]).toEqual([undefined, 'second']);
    records.forget([12]);
    expect(records.isEmpty).toBe(true);
  });

  it('are each of the person who gave the name, however it is spaced', () => {
    const { records } = build();
    records.add(11, { linkId: 3, token: 'first', name: '何沐阳' });
    records.add(12, { linkId: 3, token: 'second', name: 'Mu Qing' });
    expect(records.tokenOfLink(3)).toBe('second');
    expect([records.tokenOfLink(3, ' 何沐阳'), records.tokenOfLink(3, '何沐晴')]).toEqual(['first', undefined]);
    records.turnTo(3, '何沐晴');
    expect(records.tokenOfLink(3)).toBe('second');
    records.turnTo(3, '何沐阳');
    expect(records.tokenOfLink(3)).toBe('first');
    expect(records.tokenOfLink(3, 'mu  qing')).toBe('second');
  });

  it('are at most twenty, the oldest goes first', () => {
    const { records } = build();
    for (let id = 1; id <= 21; id++) records.add(id, { linkId: id, token: `t${id}` });
    expect([records.tokenOf(1), records.tokenOf(2), records.tokenOf(21)]).toEqual([undefined, 't2', 't21']);
  });

  it.each([
    '',
    'null',
    '{}',
    '[1]',
    '[[1]]',
    '[[1,{"linkId":1}]]',
    '[["1",{"linkId":1,"token":"t"}]]',
    '[[1,{"linkId":1,"token":"t","name":2}]]',
    '{broken',
  ])('that are stored as %s count as none (B6)', (stored) => {
    const { storage, sessionStorage, records } = build();
    storage.write(KEYS.guestRecords, stored);
    sessionStorage.write(KEYS.guestRecords, stored);
    expect(records.isEmpty).toBe(true);
  });
});
