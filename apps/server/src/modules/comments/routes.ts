import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { requireButton } from '../../domain/permissions.ts';
import { route } from '../../platform/http/route.ts';
import { listComments, listReplies } from './list.ts';
import { commentSimulator } from './simulator.ts';
import { addComment, deleteComment, likeComment } from './write.ts';

const CACHE = { tag: 'comment', ttlMs: 5_000 };

/** Comments on articles and notes (product.md 4.13). */
export function commentRoutes(app: FastifyInstance): void {
  const { comments } = contract;
  route(app, comments.list, (ctx) => listComments(ctx, ctx.input), { cache: CACHE });
  route(app, comments.replies, (ctx) => listReplies(ctx, ctx.input), { cache: CACHE });
  route(app, comments.add, async (ctx) => {
    await requireButton(ctx.tx, ctx, 'headline.comment');
    return addComment(ctx, ctx.input);
  });
  route(app, comments.delete, (ctx) => deleteComment(ctx, ctx.input.id));
  route(app, comments.like, (ctx) => likeComment(ctx, ctx.input));
  commentSimulator(app);
}
