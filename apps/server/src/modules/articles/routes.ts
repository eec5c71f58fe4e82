import { type Call, contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { requireButton } from '../../domain/permissions.ts';
import { networkOf } from '../../platform/core/callerAddress.ts';
import type { Ctx, RequestParts } from '../../platform/http/requestContext.ts';
import { route } from '../../platform/http/route.ts';
import { follow, listOfAuthor, mustFindAuthor, readHead } from './authors.ts';
import { collect } from './collected.ts';
import { listCollected, sumCollected } from './collection.ts';
import { CACHE_TAG, removeArticle, withdrawText } from './decide.ts';
import { readArticle } from './detail.ts';
import { keepDraftFiles } from './draftFiles.ts';
import { listFans } from './fans.ts';
import { textAccess } from './fileAccess.ts';
import { listArticles, listHomePosts, listNotes, listOfReaders } from './lists.ts';
import { likeArticle } from './marks.ts';
import { listOwn, mustBeOwn, readOwn, readOwnText, seeComments, sumOwn } from './own.ts';
import { listPlateAuthors } from './plateAuthors.ts';
import { listPlates } from './plates.ts';
import { ReadCounter } from './readCounter.ts';
import { report } from './report.ts';
import { findWriters, listWords } from './search.ts';
import { articleSimulator } from './simulator.ts';
import { submitArticle } from './submit.ts';
import { TEXT_USE } from './texts.ts';
import { listWeekAuthors } from './weekAuthors.ts';

const CACHE = { tag: CACHE_TAG, ttlMs: 10_000 };

/** Articles, boards, authors, collections and notes (product.md 4.13, 4.15). */
export function articleRoutes(app: FastifyInstance): void {
  const { articles, collections, follows, homePosts, notes } = contract;
  const counter = new ReadCounter(app.platform);
  app.decorate('readCounter', counter);
  app.addHook('onClose', () => counter.flush());
  app.fileAccess.set(TEXT_USE, textAccess);
  const { secrets } = app.platform;
  const noteReading = (ctx: Ctx & Pick<RequestParts<Call>, 'ip'>, articleId: number) => {
    const { companyId, studentId, ip, now: at } = ctx;
    // By network alone: whoever names another browser each time would be a crowd.
    const visitor = () => `visitor:${secrets.hash('ip', companyId, networkOf(ip))}`;
    counter.note({ companyId, articleId, reader: studentId === null ? visitor() : `student:${studentId}`, at });
  };

  route(app, articles.plates, (ctx) => listPlates(ctx), { cache: CACHE });
  route(app, articles.list, (ctx) => listArticles(ctx, ctx.input), { cache: CACHE });
  route(app, homePosts.list, (ctx) => listHomePosts(ctx, ctx.input), { cache: CACHE });
  route(app, articles.author, async (ctx) => readHead(ctx, await mustFindAuthor(ctx, ctx.input)), { cache: CACHE });
  route(app, articles.weekAuthors, (ctx) => listWeekAuthors(ctx), { cache: CACHE });
  route(app, articles.plateAuthors, (ctx) => listPlateAuthors(ctx, ctx.input.plateId), { cache: CACHE });
  route(app, articles.writers, (ctx) => findWriters(ctx, ctx.input), { cache: CACHE });
  route(app, articles.words, (ctx) => listWords(ctx), { cache: CACHE });
  route(app, articles.authorArticles, (ctx) => listOfAuthor(ctx, ctx.input), { cache: CACHE });
  route(app, follows.fans, (ctx) => listFans(ctx, ctx.input));
  route(app, notes.ofReaders, (ctx) => listOfReaders(ctx, ctx.input), { cache: CACHE });
  route(app, notes.list, (ctx) => listNotes(ctx, ctx.input), { cache: CACHE });
  route(app, articles.detail, async (ctx) => {
    const article = await readArticle(ctx, ctx.input.id, 'headline');
    noteReading(ctx, article.id);
    return article;
  });
  route(app, notes.detail, async (ctx) => {
    const note = await readArticle(ctx, ctx.input.id, 'note');
    if (!note.isLocked) noteReading(ctx, note.id);
    return note;
  });

  route(app, articles.save, async (ctx) => {
    await requireButton(ctx.tx, ctx, 'headline.add');
    return submitArticle(ctx, ctx.input);
  });
  route(app, articles.keepFiles, (ctx) => keepDraftFiles(ctx, ctx.input));
  route(app, articles.withdraw, async (ctx) => {
    await mustBeOwn(ctx, ctx.input.id);
    await withdrawText(ctx, ctx.input.id);
    return readOwn(ctx, ctx.input.id);
  });
  route(app, articles.delete, async (ctx) => {
    await mustBeOwn(ctx, ctx.input.id);
    await removeArticle(ctx, ctx.input.id);
    return {};
  });
  route(app, articles.mine, (ctx) => listOwn(ctx, ctx.input));
  route(app, articles.myTotals, (ctx) => sumOwn(ctx));
  route(app, articles.seeComments, (ctx) => seeComments(ctx, ctx.input.id));
  route(app, articles.ownText, (ctx) => readOwnText(ctx, ctx.input.id));
  route(app, articles.like, (ctx) => likeArticle(ctx, ctx.input));
  route(app, articles.report, (ctx) => report(ctx, ctx.input));
  route(app, collections.toggle, (ctx) => collect(ctx, ctx.input));
  route(app, collections.list, (ctx) => listCollected(ctx, ctx.input));
  route(app, collections.totals, (ctx) => sumCollected(ctx));
  route(app, follows.toggle, (ctx) => follow(ctx, ctx.input));
  articleSimulator(app);
}
