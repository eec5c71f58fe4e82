import { contract } from '@shuyuan/contract';
import { DRAFT_FILES_DAYS } from '@shuyuan/rules';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { findUpload } from '../../platform/files/uploads.ts';
import { endUses } from '../../platform/files/uploadUses.ts';
import { DAY_MS, sweep } from '../../platform/work/retention.ts';
import { RETENTION } from '../../retention.ts';
import { buildPlate, documentOf } from '../../testing/articles.ts';
import { buildUpload } from '../../testing/chat.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { readFileAs, upload } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { keepDraftFiles } from './draftFiles.ts';
import { TEXT_USE } from './texts.ts';

const world = openWorld();
const { articles } = contract;

/** Moves the clock to so many days after the beginning. */
const goTo = (days: number) => world.clock.set(new Date(TEST_NOW.getTime() + days * DAY_MS));

/** Sweeps so many days after the beginning. */
async function sweepAfter(days: number) {
  goTo(days);
  await sweep(world.platform, RETENTION);
}
afterEach(() => world.clock.set(TEST_NOW));

/** Keeps files at the time that it is, long after the login of the test has ended. */
const keep = (school: School, { id }: StudentCaller, fileIds: readonly number[]) =>
  school.withTenant((tx) => keepDraftFiles({ tx, studentId: id, now: world.clock.now() }, { fileIds: [...fileIds] }));

const leftIn = (school: School) =>
  school.withTenant(async (tx) =>
    (await tx.selectFrom('upload').select('id').orderBy('id').execute()).map(({ id }) => id),
  );

async function write() {
  const school = await world.school();
  const author = await school.student();
  const cover = await buildUpload(school, author, { kind: 'articleCover' });
  const picture = await buildUpload(school, author, { kind: 'articleImage' });
  const file = await buildUpload(school, author, { kind: 'attachDoc', name: '提纲.pdf' });
  return { school, author, cover, picture, file, all: [cover, picture, file] };
}

describe('files of a draft (S11, decision 0038)', () => {
  test('stay while the draft is opened within thirty days, and become those of the article that is handed in', async () => {
    const { school, author, cover, picture, file, all } = await write();
    const stored = await author.ask(articles.keepFiles, { fileIds: all });
    expect(stored.fileIds.toSorted()).toEqual(all);
    expect(Date.parse(stored.storedUntil) - TEST_NOW.getTime()).toBe(DRAFT_FILES_DAYS * DAY_MS);
    await sweepAfter(3);
    expect(await leftIn(school)).toEqual(all);
    await keep(school, author, all);
    await sweepAfter(DRAFT_FILES_DAYS + 2);
    expect(await leftIn(school)).toEqual(all);
    goTo(0); // the login has ended by then
    const text = documentOf('写了一个月。').blocks;
    await author.ask(articles.save, {
      plateId: await buildPlate(school),
      title: '一个月的草稿',
      content: { version: 1, blocks: [...text, { kind: 'picture', fileId: picture, alt: '', width: 50 }] },
      coverId: cover,
      fileIds: [file],
      isPublic: true,
      allowsComments: true,
    });
    await sweepAfter(2 * DRAFT_FILES_DAYS + 4);
    expect(await leftIn(school)).toEqual(all);
    await expectInvariants(school);
  });

  test('go after thirty days, and the answer leaves them out', async () => {
    const { school, author, all } = await write();
    await author.ask(articles.keepFiles, { fileIds: all });
    await sweepAfter(DRAFT_FILES_DAYS + 1);
    expect(await leftIn(school)).toEqual([]);
    expect((await keep(school, author, all)).fileIds).toEqual([]);
  });

  test('are kept by their owner alone, and no other kinds of files are', async () => {
    const { school, author, all } = await write();
    const other = await school.student();
    const chat = await buildUpload(school, author, { kind: 'image' });
    expect((await other.ask(articles.keepFiles, { fileIds: all })).fileIds).toEqual([]);
    expect((await author.ask(articles.keepFiles, { fileIds: [chat] })).fileIds).toEqual([]);
    await sweepAfter(2);
    expect(await leftIn(school)).toEqual([]);
  });

  test('are shown to their author while they are kept, and no more once the school has taken their article away', async () => {
    const school = await world.school();
    const author = await school.student();
    const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const sent = { to: 'articleImage', name: '猫.png', bytes, mime: 'image/png' } as const;
    const { file } = await upload(world, school, author, sent);
    if (!file) throw new Error('the picture is stored');
    const fileIds = [file.id];
    const [, path] = /\/(u\/.*)$/.exec(file?.url ?? '') ?? [];
    const caller = { companyId: school.id, login: null, network: '127.0.0.1' };
    /** Whether whoever has a link is served. */
    const isServed = async () => (await findUpload(world.app, caller, path?.slice(2) ?? '')) !== null;
    const plain = async () => (await readFileAs(world, school, { url: `/files/${path}` })).statusCode;
    await author.ask(articles.keepFiles, { fileIds });
    await sweepAfter(3);
    expect([await isServed(), await plain()]).toEqual([true, 404]);
    const use = { companyId: school.id, kind: TEXT_USE, refId: 7 };
    await school.withTenant(async (tx) => {
      await sql`insert into upload_use (company_id, upload_id, kind, ref_id)
        values (${school.id}, ${fileIds[0]}, ${use.kind}, ${use.refId})`.execute(tx);
      await endUses(tx, use, world.clock.now());
    });
    expect([await isServed(), await plain()]).toEqual([false, 404]);
    expect((await keep(school, author, fileIds)).fileIds).toEqual([]);
    await sweepAfter(3);
    expect(await leftIn(school)).toEqual([]);
  });
});
