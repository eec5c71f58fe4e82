import type { ScoreSheet } from '@shuyuan/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/apiError.ts';
import { SheetStore } from './SheetStore.ts';

const NOW = '2026-11-20T08:00:00.000Z';
const build = (overrides: Partial<ScoreSheet> = {}): ScoreSheet => ({
  id: 7,
  type: 'exam',
  title: '月考',
  term: '第一学期',
  state: 'toFill',
  fullScore: 250,
  studentName: '林知夏',
  items: [
    { subjectId: 1, subjectName: '语文', fullScore: 150 },
    { subjectId: 2, subjectName: '物理', fullScore: 100 },
  ],
  attachments: [],
  version: 0,
  serverTime: NOW,
  ...overrides,
});

async function open(sheet = build(), saveSheet = vi.fn(async () => build({ version: 1 }))) {
  const store = new SheetStore({ archives: { sheet: async () => sheet, saveSheet } } as never);
  await store.read(7);
  return { store, saveSheet };
}
const cell = (score: string) => ({ score, classRank: '', gradeRank: '', remark: '' });

it('saves a draft with gaps, but submits only what is complete', async () => {
  const { store, saveSheet } = await open();
  store.type(1, cell('121.5'));
  expect(await store.save(true)).toBe(false);
  expect([store.tried, store.obstacles]).toEqual(['submit', 1]);
  expect(saveSheet).not.toHaveBeenCalled();
  expect(await store.save(false)).toBe(true);
  const items = [{ subjectId: 1, score: 121.5 }, { subjectId: 2 }];
  expect(saveSheet).toHaveBeenCalledWith({ id: 7, items, isSubmitted: false, version: 0 }, expect.anything());
});

it('keeps what is typed when another tab was faster, until the sheet is read again', async () => {
  const refusal = new ApiError('refused', '', { code: 1004 });
  const { store } = await open(
    build(),
    vi.fn(async () => Promise.reject(refusal)),
  );
  store.type(1, cell('100'));
  expect(await store.save(false)).toBe(false);
  expect([store.isOutdated, store.values.get(1)?.score]).toEqual([true, '100']);
  await store.read(7);
  expect([store.isOutdated, store.values.get(1)?.score]).toEqual([false, '']);
});

it('names what keeps a draft from being stored, which no gap does', async () => {
  const { store, saveSheet } = await open();
  store.type(1, cell('150.5'));
  expect(await store.save(false)).toBe(false);
  expect([store.tried, store.obstacles]).toEqual(['draft', 1]);
  expect(saveSheet).not.toHaveBeenCalled();
});

describe('a sheet that is read again, in another language or after the network was away', () => {
  const changed = build({ version: 3, items: [{ subjectId: 1, subjectName: 'Chinese', fullScore: 150, score: 90 }] });
  const openBefore = async (later: ScoreSheet) => {
    const sheet = vi.fn(async () => later).mockResolvedValueOnce(build());
    const saveSheet = vi.fn(async () => build({ version: 1 }));
    const store = new SheetStore({ archives: { sheet, saveSheet } } as never);
    await store.read(7);
    return { store, saveSheet };
  };

  it('keeps what is typed, and never stores it over what another tab has stored since', async () => {
    const { store, saveSheet } = await openBefore(changed);
    store.type(1, cell('100'));
    await store.refresh();
    expect([store.isOutdated, store.values.get(1)?.score]).toEqual([true, '100']);
    await store.save(false);
    expect(saveSheet).toHaveBeenCalledWith(expect.objectContaining({ version: 0 }), expect.anything());
  });

  it('shows what another tab has stored where nothing is typed', async () => {
    const { store } = await openBefore(changed);
    await store.refresh();
    expect([store.isOutdated, store.values.get(1)?.score]).toEqual([false, '90']);
  });

  it('goes on where nothing was stored elsewhere', async () => {
    const { store } = await openBefore(build());
    store.type(1, cell('100'));
    await store.refresh();
    expect([store.isOutdated, store.values.get(1)?.score]).toEqual([false, '100']);
  });
});

it('is read-only past the deadline, once submitted and once confirmed', async () => {
  const isOpen = async (overrides: Partial<ScoreSheet>) => (await open(build(overrides))).store.isOpen;
  expect(await isOpen({ dueAt: NOW })).toBe(false);
  expect(await isOpen({ dueAt: '2026-11-21T08:00:00.000Z' })).toBe(true);
  expect(await isOpen({ state: 'sentBack' })).toBe(true);
  expect([await isOpen({ state: 'submitted' }), await isOpen({ state: 'confirmed' })]).toEqual([false, false]);
});

it('names photos by their numbers, and by address where the upload server gives none (wire-facts 11)', async () => {
  const { store, saveSheet } = await open();
  store.setFiles([
    { id: '12', name: 'a.jpg', url: '/files/12' },
    { id: '-5', name: 'b.jpg', url: 'https://files.outside.example/b.jpg' },
  ]);
  await store.save(false);
  const files = { fileIds: [12], fileUrls: [{ url: 'https://files.outside.example/b.jpg', name: 'b.jpg' }] };
  expect(saveSheet).toHaveBeenCalledWith(expect.objectContaining(files), expect.anything());
});
