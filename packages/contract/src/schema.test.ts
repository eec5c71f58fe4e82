import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Flag, Id, Instant, maybe, record, Whole, words, Yuan } from './schema.ts';

const reads = (schema: z.ZodMiniType, wire: unknown) => z.safeDecode(schema, wire as never);

describe('money', () => {
  it('is yuan text on the wire and whole fen in the product, without a fen lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (fen) => {
        expect(z.decode(Yuan, z.encode(Yuan, fen))).toBe(fen);
      }),
    );
    expect(z.decode(Yuan, '199.00')).toBe(19_900);
    expect(z.encode(Yuan, 5)).toBe('0.05');
  });

  it.each(['', 'abc', '1.234', '-1', '1e3', '٣'])('refuses %j', (text) => {
    expect(reads(Yuan, text).success).toBe(false);
  });
});

describe('an instant', () => {
  it('is ISO 8601 in UTC, and the older Beijing form is understood', () => {
    expect(z.decode(Instant, '2026-11-23T11:30:00.000Z')).toBe('2026-11-23T11:30:00.000Z');
    expect(z.decode(Instant, '2026-11-23 19:30:00')).toBe('2026-11-23T11:30:00.000Z');
    expect(z.decode(Instant, '2026-11-23 19:30')).toBe('2026-11-23T11:30:00.000Z');
    expect(reads(Instant, 'soon').success).toBe(false);
  });
});

describe('numbers', () => {
  it('are read from a query as text and from a body as numbers, and sent as numbers', () => {
    expect([z.decode(Id, '42'), z.decode(Id, 42), z.encode(Id, 42)]).toEqual([42, 42, 42]);
    expect([z.decode(Whole, '-3'), z.decode(Whole, 0)]).toEqual([-3, 0]);
  });

  it.each([0, -1, 1.5, '0', '1.5', ' 1', '99999999999999999', ['1'], null, {}])('take %j for no id (Z2)', (wire) => {
    expect(reads(Id, wire).success).toBe(false);
  });

  it('map to words in one place only', () => {
    const kinds = words({ live: 1, recorded: 2 });
    expect([z.decode(kinds, '2'), z.encode(kinds, 'live')]).toEqual(['recorded', 1]);
    expect(reads(kinds, 3).success).toBe(false);
  });

  it('are flags as 0 and 1', () => {
    expect([z.decode(Flag, 1), z.decode(Flag, '0'), z.encode(Flag, true)]).toEqual([true, false, 1]);
    expect(reads(Flag, 2).success).toBe(false);
    expect(reads(Flag, true).success).toBe(false);
  });
});

describe('a record', () => {
  const Course = record({
    id: ['courseScheduleId', Id],
    title: ['courseScheduleName', z.string()],
    priceFen: ['courseSellPrice', Yuan],
    cover: ['courseScheduleImg', maybe(z.string())],
  });

  it('is renamed in both directions', () => {
    const wire = {
      courseScheduleId: 7,
      courseScheduleName: '圆锥曲线',
      courseSellPrice: '899.00',
      courseScheduleImg: '/a.svg',
    };
    const course = { id: 7, title: '圆锥曲线', priceFen: 89_900, cover: '/a.svg' };
    expect(z.decode(Course, wire as never)).toEqual(course);
    expect(z.encode(Course, course)).toEqual(wire);
  });

  it('drops unknown fields, and reads null as absent (Z2)', () => {
    const wire = {
      courseScheduleId: 7,
      courseScheduleName: 'x',
      courseSellPrice: '1.00',
      courseScheduleImg: null,
      isAdmin: 1,
    };
    const course = z.decode(Course, wire as never);
    expect(course).not.toHaveProperty('isAdmin');
    expect(course.cover).toBeUndefined();
  });

  it('sends no field that it does not list (Z3)', () => {
    const row = { id: 7, title: 'x', priceFen: 100, passwordHash: 'secret' };
    expect(z.encode(Course, row)).toEqual({ courseScheduleId: 7, courseScheduleName: 'x', courseSellPrice: '1.00' });
  });

  it('names the wire field that is wrong', () => {
    const parsed = reads(Course, { courseScheduleId: 'x', courseScheduleName: 'x', courseSellPrice: '1.00' });
    expect(parsed.error?.issues.map(({ path }) => path)).toEqual([['courseScheduleId']]);
  });
});
