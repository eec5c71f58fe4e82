import { contract } from '@shuyuan/contract';
import { approve, buildNote, buildPlate, documentOf, publishArticle, submitArticle } from '../../testing/articles.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildUpload } from '../../testing/chat.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { TEST_NOW } from '../../testing/world.ts';

const { articles, collections, follows, homePosts, notes } = contract;

const published = async (school: School, owner: StudentCaller) => (await publishArticle(school, owner)).id;
const waiting = async (school: School, owner: StudentCaller) => (await submitArticle(school, owner)).id;
const plate = async (school: School) => ({ plateId: await buildPlate(school) });
/** An article of somebody else: authors do not follow themselves. */
const lecturer = async (school: School) => ({
  authorId: (await school.lecturer()).id,
  authorKind: 'lecturer' as const,
});

/** Access matrix of articles, boards, authors, collections, follows and notes (Z1). */
export const articleRows: readonly MatrixRow[] = [
  matrixRow({ call: articles.plates, input: () => ({}) }),
  matrixRow({
    call: articles.list,
    input: async (school, owner) => {
      const input = await plate(school);
      await publishArticle(school, owner, input);
      return input;
    },
  }),
  matrixRow({
    call: homePosts.list,
    input: async (school, owner) => {
      const input = await plate(school);
      await publishArticle(school, owner, input);
      return input;
    },
  }),
  matrixRow({ call: articles.detail, input: async (school, owner) => ({ id: await published(school, owner) }) }),
  matrixRow({
    call: articles.save,
    input: async (school, owner) => {
      const plateId = await buildPlate(school, { needs_review: false });
      const { id } = await owner.ask(articles.save, {
        plateId,
        title: '旧文',
        content: documentOf('旧文'),
        fileIds: [],
        isPublic: true,
        allowsComments: true,
      });
      return {
        id,
        version: 1,
        plateId,
        title: '新文',
        content: documentOf('新文'),
        coverId: await buildUpload(school, owner, { kind: 'articleCover' }),
        fileIds: [await buildUpload(school, owner, { kind: 'attachDoc', name: '讲义.pdf' })],
        isPublic: true,
        allowsComments: true,
      };
    },
  }),
  matrixRow({ call: articles.withdraw, input: async (school, owner) => ({ id: await waiting(school, owner) }) }),
  matrixRow({
    call: articles.keepFiles,
    input: async (school, owner) => ({ fileIds: [await buildUpload(school, owner, { kind: 'articleCover' })] }),
    // Files of others are left out of the answer, as those that are not there.
    except: { otherStudent: 'ok', otherSchool: 'ok' },
  }),
  matrixRow({ call: articles.delete, input: async (school, owner) => ({ id: await published(school, owner) }) }),
  matrixRow({
    call: articles.mine,
    input: async (school, owner) => {
      await waiting(school, owner);
      return {};
    },
    except: { otherStudent: 'empty', otherSchool: 'empty' },
  }),
  matrixRow({ call: articles.myTotals, input: () => ({}) }),
  matrixRow({ call: articles.seeComments, input: async (school, owner) => ({ id: await published(school, owner) }) }),
  matrixRow({ call: articles.ownText, input: async (school, owner) => ({ id: await waiting(school, owner) }) }),
  matrixRow({
    call: articles.like,
    input: async (school, owner) => ({ id: await published(school, owner), isLiked: true }),
  }),
  matrixRow({
    call: articles.report,
    input: async (school, owner) => ({ id: await published(school, owner), reason: 'rude' as const }),
  }),
  matrixRow({ call: articles.author, input: lecturer }),
  matrixRow({ call: articles.weekAuthors, input: () => ({}) }),
  matrixRow({
    call: articles.plateAuthors,
    input: async (school, owner) => {
      const input = await plate(school);
      await publishArticle(school, owner, input);
      await publishArticle(school, owner, input);
      return input;
    },
  }),
  matrixRow({ call: articles.words, input: () => ({}) }),
  matrixRow({
    call: articles.writers,
    input: async (school, owner) => {
      await publishArticle(school, owner, { title: '错题本的正确打开方式' });
      return { keyword: '错题' };
    },
  }),
  matrixRow({
    call: articles.authorArticles,
    input: async (school, owner) => {
      await published(school, owner);
      return { authorId: owner.id, authorKind: 'student' as const };
    },
  }),
  matrixRow({
    call: collections.toggle,
    input: async (school, owner) => ({
      kind: 'article' as const,
      id: await published(school, owner),
      isCollected: true,
    }),
  }),
  matrixRow({
    call: collections.toggle,
    input: async (school) => ({
      kind: 'course' as const,
      id: (await buildCourse(school)).saleId,
      isCollected: true,
    }),
  }),
  matrixRow({
    call: collections.toggle,
    input: async (school) => ({
      kind: 'lecturer' as const,
      id: (await school.lecturer()).id,
      isCollected: true,
    }),
  }),
  matrixRow({ call: collections.totals, input: () => ({}) }),
  matrixRow({
    call: collections.list,
    input: async (school, owner) => {
      const input = await plate(school);
      const { id } = await publishArticle(school, owner, input);
      await owner.ask(collections.toggle, { kind: 'article', id, isCollected: true });
      return input;
    },
    except: { otherStudent: 'empty' },
  }),
  matrixRow({ call: follows.toggle, input: async (school) => ({ ...(await lecturer(school)), isFollowed: true }) }),
  matrixRow({
    call: follows.fans,
    input: async (school, owner) => {
      const input = await lecturer(school);
      await owner.ask(follows.toggle, { ...input, isFollowed: true });
      return input;
    },
  }),
  matrixRow({
    call: notes.detail,
    input: async (school) => ({ id: await buildNote(school, await school.lecturer()) }),
  }),
  matrixRow({
    call: notes.list,
    input: async (school) => {
      const { id } = await school.lecturer();
      await buildNote(school, { id });
      return { lecturerId: id };
    },
  }),
  matrixRow({
    call: notes.ofReaders,
    input: async (school, owner) => {
      const id = await buildNote(school, await school.lecturer());
      await owner.ask(articles.like, { id, isLiked: true });
      const written = await waiting(school, owner);
      await approve(school, written, new Date(TEST_NOW.getTime() + 60_000));
      return { id };
    },
  }),
];
