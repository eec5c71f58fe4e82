import type { WatchedRange } from '@shuyuan/rules';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { PersonalRecord } from '../../../core/PersonalRecord.ts';
import { buildApi, buildStorage } from '../../../testing/services.ts';
import { LearnRecords } from './LearnRecords.ts';

const KEY = { courseId: 1, lessonId: 5 };
/** Every other second of a lesson: nothing can be merged. */
const apart = (count: number): WatchedRange[] => Array.from({ length: count }, (_, n) => [n * 2, n * 2 + 1]);

interface Sent {
  ranges: WatchedRange[];
  positionS: number;
  basedOnS: number;
}

const saveRecord = vi.fn();
const sent = () => saveRecord.mock.calls.map(([input]) => input as Sent);
let records: LearnRecords;
beforeEach(() => {
  saveRecord.mockReset();
  // A server at second 7: it takes the position of a report that is based on its own.
  let atS = 7;
  saveRecord.mockImplementation(async ({ positionS, basedOnS }: Sent) => {
    if (basedOnS === atS) atS = positionS;
    return { isFinished: false, positionS: atS };
  });
  records = new LearnRecords(buildApi({ media: { saveRecord } }), new PersonalRecord(buildStorage(), 'watched', '7'));
});

it('sends all of more ranges than one call takes, in several, and the position with the last (product.md 4.3)', async () => {
  for (const range of apart(450)) records.add(KEY, { ranges: [range], positionS: 900, basedOnS: 7 });
  const answer = await records.send(KEY);
  expect(sent().map(({ ranges }) => ranges.length)).toEqual([200, 200, 50]);
  expect(sent().flatMap(({ ranges }) => ranges)).toEqual(apart(450));
  expect(sent().map(({ positionS }) => positionS)).toEqual([7, 7, 900]);
  expect(answer?.positionS).toBe(900);
  expect(records.read(KEY)).toBeNull();
});

it('keeps the parts that did not arrive, and sends only those again', async () => {
  records.add(KEY, { ranges: apart(450), positionS: 900, basedOnS: 7 });
  const answers = saveRecord.getMockImplementation();
  saveRecord.mockImplementation(async (input: Sent) => {
    if (saveRecord.mock.calls.length === 2) throw new ApiError('unreachable');
    return answers?.(input);
  });
  await expect(records.send(KEY)).rejects.toThrow(ApiError);
  expect(records.read(KEY)?.ranges).toEqual(apart(450).slice(200));
  saveRecord.mockClear();
  if (answers) saveRecord.mockImplementation(answers);
  await records.send(KEY);
  expect(sent().flatMap(({ ranges }) => ranges)).toEqual(apart(450).slice(200));
  expect(sent().at(-1)).toMatchObject({ positionS: 900, basedOnS: 7 });
  expect(records.read(KEY)).toBeNull();
});

it('never moves the position of a device that went on since, however many parts there are', async () => {
  records.add(KEY, { ranges: apart(450), positionS: 900, basedOnS: 3 });
  expect((await records.send(KEY))?.positionS).toBe(7);
  expect(sent().every(({ basedOnS }) => basedOnS === 3)).toBe(true);
});

it('keeps what is watched while a report is on its way, based on the answer', async () => {
  records.add(KEY, { ranges: [[0, 10]], positionS: 10, basedOnS: 7 });
  const sending = records.send(KEY);
  records.add(KEY, { ranges: [[30, 40]], positionS: 40, basedOnS: 7 });
  await sending;
  expect(records.read(KEY)).toEqual({ ranges: [[30, 40]], positionS: 40, basedOnS: 10 });
});

it('keeps everything that leaves with the page, of which no answer is seen', async () => {
  records.add(KEY, { ranges: apart(201), positionS: 402, basedOnS: 7 });
  await expect(records.send(KEY, { keepalive: true })).resolves.toBeNull();
  expect(sent().flatMap(({ ranges }) => ranges)).toEqual(apart(201));
  expect(records.read(KEY)?.ranges).toHaveLength(201);
});
