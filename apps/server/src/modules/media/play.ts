import type { contract, OutputOf } from '@shuyuan/contract';
import { requireButton } from '../../domain/permissions.ts';
import { missing } from '../../platform/core/errors.ts';
import type { LinkSigner } from '../../platform/http/linkSigner.ts';
import type { Ctx, StudentCtx, WithLinks } from '../../platform/http/requestContext.ts';
import type { OwnLessons } from './port.ts';
import { type LessonKey, type MediaRow, selectMedia } from './queries.ts';
import { beginPlaying, selectWatched } from './watching.ts';
import { CAPTIONS, isPlayed } from './words.ts';

type Playback = OutputOf<(typeof contract)['media']['play']>;

/** How a lesson of the student's class is played; without access the reason and no address (Z4, U6). */
export async function playOwn(
  ctx: StudentCtx & WithLinks,
  key: LessonKey,
  { findOwnLesson }: OwnLessons,
): Promise<Playback> {
  const lesson = await findOwnLesson(ctx, key);
  const row = await mustFind(ctx, key);
  // A live lesson is played once its recording is ready.
  const isReady = lesson.kind !== 'live' || lesson.replay === 'ready';
  const isOpen = lesson.access?.hasAccess === true;
  const signer = isOpen && isReady ? ctx.links : null;
  if (signer && isPlayed(row.media)) await beginPlaying(ctx, key);
  return {
    ...toPlayback(row, ctx.now, signer),
    access: isOpen && !isReady ? { hasAccess: false, error: 'replayNotReady' } : lesson.access,
    positionS: lesson.positionS ?? 0,
    watched: await selectWatched(ctx, key),
    watchedS: lesson.watchedS ?? 0,
    isFinished: lesson.isFinished,
    learntPercent: row.learnt_percent,
    hasAntiSkip: row.has_anti_skip,
  };
}

/** A trial lesson of a class on sale, signed for everybody; `missing` for every other lesson (Z4). */
export async function playTrial(ctx: Ctx & WithLinks, key: LessonKey): Promise<Playback> {
  const row = await mustFind(ctx, key);
  if (!row.is_trial || !row.is_offered) throw missing();
  await requireButton(ctx.tx, ctx, 'course.trial');
  return {
    ...toPlayback(row, ctx.now, ctx.links.forEverybody()),
    access: { hasAccess: true },
    isFinished: false,
    hasAntiSkip: false,
  };
}

async function mustFind({ tx, locale }: Pick<Ctx, 'tx' | 'locale'>, key: LessonKey): Promise<MediaRow> {
  const row = await selectMedia(tx, locale, key);
  if (!row) throw missing();
  return row;
}

function toPlayback(row: MediaRow, now: Date, signer: LinkSigner | null) {
  const { media, media_path: path } = row;
  const folder = path?.split('/').slice(0, -1).join('/') ?? '';
  return {
    lessonId: row.id,
    title: row.title,
    kind: row.kind,
    form: media ?? undefined,
    url: signer && path !== null ? signer.sign(path) : undefined,
    html: signer ? (row.content ?? undefined) : undefined,
    // Captions lie beside the playlist and are named by their language.
    captions:
      signer && media === 'hls'
        ? CAPTIONS.map(({ language, label }) => ({ language, label, url: signer.sign(`${folder}/${language}.vtt`) }))
        : undefined,
    durationS: row.media_s ?? row.duration_s ?? undefined,
    expiresAt: signer?.expiresAt.toISOString(),
    serverTime: now.toISOString(),
  };
}
