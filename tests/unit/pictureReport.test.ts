import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { allWritten, checkPicture } from '../../.storybook/runner/pictures/service.ts';
import { Takes } from '../../.storybook/runner/pictures/takes.ts';
import { accept } from '../../scripts/stories/accept.ts';
import { subjectsIn } from '../../scripts/stories/changes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const picture = (red: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();

/** A folder of baselines with one picture, and a report in which it and a new one differ. */
async function reportedRun() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shuyuan-accept-'));
  const report = path.join(folder, 'report');
  mkdirSync(report);
  const update = { folder, report, isUpdate: true };
  for (const name of ['a--matrix', 'b--matrix']) await checkPicture(update, name, await picture(0));
  await allWritten();
  for (const name of ['a--matrix', 'b--matrix', 'c--matrix'])
    await checkPicture({ ...update, isUpdate: false }, name, await picture(255));
  const shows = async (name: string, red: number) =>
    (await checkPicture({ ...update, isUpdate: false }, name, await picture(red))).isSame;
  return { folder, report, shows };
}

it('--accept takes the named pictures of the report and no other one', async () => {
  const { shows, ...places } = await reportedRun();
  await accept({ ...places, names: ['a--matrix', 'c--matrix'] });
  expect(await shows('a--matrix', 255)).toBe(true);
  expect(await shows('c--matrix', 255)).toBe(true);
  expect(await shows('b--matrix', 0)).toBe(true);
});

it('--accept of a name that the report lacks takes none, and says what there is', async () => {
  const { folder, report, shows } = await reportedRun();
  await expect(accept({ folder, report, names: ['a--matrix', 'd--matrix'] })).rejects.toThrow(
    /no picture d--matrix\. It has:\s+a--matrix\s+b--matrix\s+c--matrix/,
  );
  expect(await shows('a--matrix', 0)).toBe(true);
});

it('an update tells what it took, new and changed', async () => {
  const { folder, report } = await reportedRun();
  const takes = new Takes();
  for (const name of ['b--matrix', 'new--matrix']) {
    const png = await picture(9);
    takes.note(name, png, await checkPicture({ folder, report, isUpdate: true }, name, png));
  }
  expect(takes.taken).toEqual({ new: ['new--matrix'], changed: ['b--matrix'] });
});

it('the report names the component and the lens of a picture', () => {
  const built = mkdtempSync(path.join(tmpdir(), 'shuyuan-index-'));
  const importPath = './packages/ui/src/commerce/CouponCard/CouponCard.stories.tsx';
  const entries = { 'commerce-couponcard--matrix': { title: 'Commerce/CouponCard', importPath } };
  writeFileSync(path.join(built, 'index.json'), JSON.stringify({ entries }));
  expect(existsSync(path.join(root, importPath))).toBe(true);
  const of = subjectsIn(root, built);
  const told = (name: string) => [of(name).title, of(name).lens];
  expect(told('commerce-couponcard--matrix--2')).toEqual([
    'Commerce / CouponCard',
    'Chinese, in the brands of a Matrix',
  ]);
  expect(told('commerce-couponcard--matrix--en')[1]).toBe('English');
  expect(told('commerce-couponcard--matrix--forced--2')[1]).toBe('Forced colours');
  expect(told('commerce-couponcard--matrix--6c')[1]).toBe('Brand 6c');
});
