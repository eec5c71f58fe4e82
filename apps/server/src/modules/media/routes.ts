import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { deleteNote, listNotes, readsNote, saveNote } from './notes.ts';
import { playOwn, playTrial } from './play.ts';
import type { OwnLessons } from './port.ts';
import { saveRecord } from './record.ts';

/** Playing lessons: signed links, learn records, notes (product.md 4.3). */
export function mediaRoutes(app: FastifyInstance, own: OwnLessons): void {
  const { media } = contract;
  route(app, media.play, (ctx) => playOwn(ctx, ctx.input, own));
  route(app, media.trial, (ctx) => playTrial(ctx, ctx.input));
  route(app, media.saveRecord, (ctx) => saveRecord(ctx, ctx.input, own));
  route(app, media.notes, (ctx) => listNotes(ctx, ctx.input, own));
  route(app, media.saveNote, (ctx) => saveNote(ctx, ctx.input, own));
  route(app, media.deleteNote, (ctx) => deleteNote(ctx, ctx.input.id));
  app.fileAccess.set('lessonNote', { mayRead: readsNote });
}
