import { BOARD_POINTS_MAX, ROOM_PAGES_MAX } from '@shuyuan/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardItem, foldBoard, foldPages } from './foldBoard.ts';
import { formatErased, formatMark, INKS, type Mark, parseMark } from './marks.ts';
import { thin } from './thin.ts';

const point = fc.integer({ min: 0, max: 1600 });
const page = fc.integer({ min: 1, max: ROOM_PAGES_MAX });
const stroke = fc.tuple(page, fc.constantFrom(...INKS), fc.array(point, { minLength: 4, maxLength: 40 })).map(
  ([on, ink, points]): Mark => ({
    page: on,
    kind: 'pen',
    ink,
    points: points.slice(0, points.length - (points.length % 2)),
  }),
);
const text = fc
  .tuple(page, fc.constantFrom(...INKS), point, point, fc.string({ minLength: 1, maxLength: 20 }))
  .map(([on, ink, x, y, words]): Mark => ({ page: on, kind: 'text', ink, x, y, text: words }));
const picture = fc
  .tuple(page, fc.oneof(fc.nat(), fc.webUrl()), point, point, fc.integer({ min: 1, max: 1000 }))
  .map(([on, file, x, y, side]): Mark => ({ page: on, kind: 'picture', file, x, y, width: side, height: side }));
const ids = ['a', 'b', 'c', 'd', 'e'];
const item = fc.oneof(
  fc
    .tuple(fc.constantFrom(...ids), fc.oneof(stroke, text))
    .map(([clientId, mark]) => ({ clientId, kind: 'mark' as const, body: formatMark(mark) })),
  fc
    .uniqueArray(fc.constantFrom(...ids))
    .map((erased) => ({ clientId: `x${erased.join('')}`, kind: 'erase' as const, body: formatErased(erased) })),
);
const items = fc.array(item, { maxLength: 12 }).map((list): BoardItem[] =>
  // One client id is one thing: the server keeps the first.
  [...new Map([...list].reverse().map((one) => [one.clientId, one])).values()].map((one, index) => ({
    ...one,
    seq: index + 1,
    from: index % 2 ? 'student' : 'lecturer',
  })),
);

describe('the board', () => {
  it('is the same in whatever order and however often its items come (W7)', () => {
    fc.assert(
      fc.property(items, fc.infiniteStream(fc.nat()), (list, numbers) => {
        const next = () => numbers.next().value ?? 0;
        const shuffled = [...list, ...list.filter(() => next() % 2 === 0)]
          .map((one) => ({ one, key: next() }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(foldBoard(shuffled)).toEqual(foldBoard(list));
      }),
    );
  });

  it('has nothing on it that was erased, even when the erasing comes first (W7)', () => {
    fc.assert(
      fc.property(items, (list) => {
        const all = [
          ...list,
          { clientId: 'z', kind: 'erase' as const, body: formatErased(ids), seq: 0, from: 'student' as const },
        ];
        expect(foldBoard(all)).toEqual([]);
      }),
    );
  });

  it('shows the page that was turned to last, in whatever order the items come (W7)', () => {
    const turns = (...bodies: string[]): BoardItem[] =>
      bodies.map((body, index) => ({ clientId: `${index}`, kind: 'page', body, seq: index + 1, from: 'student' }));
    expect(foldPages([])).toEqual({ page: 1, count: 1 });
    expect(foldPages(turns('2', '3', '1'))).toEqual({ page: 1, count: 3 });
    expect(foldPages(turns('2', '3', '1').reverse())).toEqual({ page: 1, count: 3 });
    expect(foldPages(turns('2', '99', '0', '-1', 'x', '1.5'))).toEqual({ page: 2, count: 2 });
  });

  it('does not draw what is no mark (W7)', () => {
    for (const body of [
      '',
      '7',
      'null',
      '[]',
      '{"k":"pen","c":"pink","p":[1,2,3,4]}',
      '{"k":"pen","c":"red","p":[1,2,3]}',
      '{"k":"photo","i":-1,"x":0,"y":0}',
      '{"k":"photo","i":0,"x":0,"y":0,"g":0}',
      '{"k":"photo","i":0,"x":0,"y":0,"g":21}',
      '{"k":"photo","i":0,"x":0,"y":0,"g":"2"}',
      '{"k":"picture","f":1,"x":0,"y":0,"w":99999,"h":10}',
      '{"k":"picture","f":1,"x":0,"y":0,"w":0,"h":10}',
      '{"k":"picture","f":"javascript:1","x":0,"y":0,"w":10,"h":10}',
      '{"k":"text","c":"red","x":1e9,"y":0,"t":"a"}',
    ]) {
      expect(parseMark(body)).toBeNull();
    }
  });

  it('reads every mark that it writes', () => {
    fc.assert(
      fc.property(fc.oneof(stroke, text, picture), (mark) => {
        expect(parseMark(formatMark(mark))).toEqual(mark);
      }),
    );
  });
});

describe('a stroke', () => {
  it('keeps its ends and never grows when it is thinned', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1600, noNaN: true }), { minLength: 4, maxLength: 400 }),
        (given) => {
          const points = given.slice(0, given.length - (given.length % 2));
          const thinned = thin(points);
          expect(thinned.length).toBeLessThanOrEqual(points.length);
          expect(thinned.slice(0, 2)).toEqual(points.slice(0, 2).map(Math.round));
          expect(thinned.slice(-2)).toEqual(points.slice(-2).map(Math.round));
        },
      ),
    );
  });

  it('loses what lies on the way, and fits into one item however long the hand draws (W3)', () => {
    expect(thin([0, 0, 50, 0.4, 100, 0])).toEqual([0, 0, 100, 0]);
    const wild = Array.from({ length: 8_000 }, (_, index) => Math.abs(Math.sin(index * 12.9898) * 1600));
    const thinned = thin(wild);
    expect(thinned.length).toBeLessThanOrEqual(BOARD_POINTS_MAX * 2);
    expect(formatMark({ page: 20, kind: 'pen', ink: 'red', points: thinned }).length).toBeLessThan(12_000);
  });

  it('of a single point is a dot', () => {
    expect(thin([5.2, 6.8])).toEqual([5, 7, 5, 7]);
  });
});
