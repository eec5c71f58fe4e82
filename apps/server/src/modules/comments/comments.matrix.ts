import { contract } from '@shuyuan/contract';
import { publishArticle } from '../../testing/articles.ts';
import { type MatrixRow, matrixRow } from '../../testing/matrix.ts';
import type { School, StudentCaller } from '../../testing/school.ts';

const { comments } = contract;

const below = async (school: School, owner: StudentCaller) => ({
  kind: 'headline' as const,
  articleId: (await publishArticle(school, owner)).id,
});
const commented = async (school: School, owner: StudentCaller) => {
  const key = await below(school, owner);
  const { id } = await owner.ask(comments.add, { ...key, content: '照着数了一遍' });
  return { ...key, id };
};

/** Access matrix of comments (Z1). */
export const commentRows: readonly MatrixRow[] = [
  matrixRow({
    call: comments.list,
    input: async (school, owner) => {
      const { kind, articleId } = await commented(school, owner);
      return { kind, articleId };
    },
  }),
  matrixRow({
    call: comments.replies,
    input: async (school, owner) => {
      const { id, ...key } = await commented(school, owner);
      await owner.ask(comments.add, { ...key, parentId: id, content: '好' });
      return { id };
    },
  }),
  matrixRow({
    call: comments.add,
    input: async (school, owner) => {
      const { id, ...key } = await commented(school, owner);
      return { ...key, parentId: id, content: '好，听老师的' };
    },
  }),
  matrixRow({
    call: comments.delete,
    input: async (school, owner) => ({ id: (await commented(school, owner)).id }),
  }),
  matrixRow({
    call: comments.like,
    input: async (school, owner) => ({ id: (await commented(school, owner)).id, isLiked: true }),
  }),
];
