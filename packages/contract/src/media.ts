import { PLAY_RATE_MAX } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { FileUrl, Sentence } from './fields.ts';
import { lessonKinds, Material } from './learningRecords.ts';
import { LessonAccess } from './lessonRecords.ts';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, record, Whole, words } from './schema.ts';

/** Form of a lesson's media: a playlist with qualities, one file, a document, or text. */
export const mediaForms = words({ hls: 1, mp4: 2, audio: 3, document: 4, text: 5 });

/** How a lesson is played: signed addresses that end, and where the student stopped (product.md 4.3, U6, Z4). */
export const Playback = record({
  lessonId: ['courseId', Id, OPTIONAL],
  title: ['courseName', z.string()],
  kind: ['lessonType', lessonKinds, OPTIONAL],
  form: ['mediaType', maybe(mediaForms)],
  access: ['access', maybe(LessonAccess)],
  /** Absent without access. */
  url: ['videoUrl', maybe(z.string())],
  poster: ['posterUrl', maybe(z.string())],
  html: ['contentHtml', maybe(z.string())],
  captions: [
    'captionList',
    maybe(
      z.array(record({ language: ['language', z.string()], label: ['label', z.string()], url: ['url', z.string()] })),
    ),
  ],
  durationS: ['durationSec', maybe(Whole)],
  /** When the addresses end; they are renewed by asking again. */
  expiresAt: ['expireTime', maybe(Instant)],
  positionS: ['positionSec', maybe(Whole)],
  /** Seconds already watched, as ranges in order. */
  watched: ['watchedRanges', maybe(z.array(z.tuple([z.number(), z.number()])))],
  watchedS: ['watchedSec', maybe(Whole)],
  isFinished: ['isFinished', Flag, OPTIONAL],
  /** Percent of the seconds that finish the lesson, as the school chose. */
  learntPercent: ['finishPercent', maybe(Whole)],
  /** No skipping beyond what was watched, until the lesson is finished. */
  hasAntiSkip: ['antiSkip', Flag],
  /** Shown over the picture, e.g. name and the end of the phone number. */
  watermark: ['watermark', maybe(z.string())],
  materials: ['courseFileUrlList', maybe(z.array(Material))],
  serverTime: ['currentDateTime', Instant, OPTIONAL],
});
export type Playback = ReadOf<typeof Playback>;

/** A student's note at a second of a lesson. */
export const LessonNote = record({
  id: ['noteId', Id],
  second: ['second', Whole],
  words: ['content', z.string()],
  /** Signed address of a picture of the second (U6). */
  frame: ['frameUrl', maybe(z.string())],
  createdAt: ['createTime', Instant],
});
export type LessonNote = ReadOf<typeof LessonNote>;

/** Most characters of a note. */
export const NOTE_MAX = 500;
/** Most ranges of one report. */
export const RECORD_RANGES_MAX = 200;
const Second = Whole.check(z.minimum(0), z.maximum(86_400));
const LessonKey = record({ courseId: ['courseScheduleId', Id], lessonId: ['courseId', Id] });
const lessonIds = { courseScheduleId: 'owner', courseId: 'tenant' } as const;

/** Playing lessons: signed links, learn records, notes (product.md 4.3). */
export const media = {
  play: get('/common/video/viewVideo', {
    summary: "How a lesson of the student's class is played; without access only the reason",
    access: 'student',
    ids: lessonIds,
    input: LessonKey,
    result: Playback,
  }),
  /** A trial lesson, for everybody. */
  trial: get('/courseDetail/getPlayUrl', {
    summary: 'How a trial lesson is played',
    access: 'public',
    ids: { courseScheduleId: 'tenant', courseId: 'tenant' },
    input: LessonKey,
    result: Playback,
  }),
  saveRecord: post('/userClass/saveLearnRecord', {
    summary:
      'Adds watched ranges, as far as they can have been played, and notes the position; a repeated call changes nothing',
    access: 'student',
    ids: lessonIds,
    input: record({
      courseId: ['courseScheduleId', Id],
      lessonId: ['courseId', Id],
      positionS: ['positionSec', Second],
      /** The position that the server had when this was watched: where it has another by now, another device went on, and it stays. */
      basedOnS: ['basedOnSec', z.optional(Second)],
      ranges: [
        'watchedRanges',
        z
          .array(z.tuple([z.number().check(z.minimum(0)), z.number().check(z.maximum(86_400))]))
          .check(z.maxLength(RECORD_RANGES_MAX)),
      ],
      rate: ['playRate', z.optional(z.number().check(z.minimum(0.5), z.maximum(PLAY_RATE_MAX)))],
    }),
    result: record({
      watchedS: ['watchedSec', Whole, OPTIONAL],
      isFinished: ['isFinished', Flag],
      /** The position that the server has now; told to who names the one before. */
      positionS: ['positionSec', maybe(Whole)],
    }),
  }),
  notes: get('/userClass/getNoteList', {
    summary: "The student's notes of a lesson, by second",
    access: 'student',
    ids: lessonIds,
    input: LessonKey,
    result: z.array(LessonNote),
  }),
  saveNote: post('/userClass/saveNote', {
    summary: 'Adds a note at a second, with a picture of it or without, or changes one (1004 beyond 500 of a lesson)',
    access: 'student',
    ids: { ...lessonIds, noteId: 'owner', frameFileId: 'owner' },
    input: record({
      courseId: ['courseScheduleId', Id],
      lessonId: ['courseId', Id],
      id: ['noteId', z.optional(Id)],
      second: ['second', Second],
      words: ['content', Sentence(NOTE_MAX, { required: true })],
      /** An uploaded picture of the second; without it the note keeps the one it has. */
      frameId: ['frameFileId', z.optional(Id)],
      frameUrl: ['frameUrl', z.optional(FileUrl)],
    }),
    result: LessonNote,
  }),
  deleteNote: post('/userClass/deleteNote', {
    summary: 'Deletes a note',
    access: 'student',
    ids: { noteId: 'owner' },
    input: record({ id: ['noteId', Id] }),
    result: Nothing,
  }),
};
