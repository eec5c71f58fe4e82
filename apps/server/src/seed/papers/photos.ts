import { statSync } from 'node:fs';
import { join } from 'node:path';
import { addUse } from '../live/uploads.ts';
import { DEMO_MEDIA } from '../mediaFolders.ts';
import type { Shop } from '../trade/shop.ts';

const SIZE = { width: 480, height: 360 };
/** Drawn photos of answers; each is an upload of its own. */
const PHOTOS = ['notes/4', 'notes/5', 'notes/6'];
/** Pages that were handed in for a task. */
export const PAGES = ['essays/1', 'essays/2', 'essays/3', 'essays/4'];

/** What the lecturer drew over a photo, in its own pixels. */
const STROKES = [
  { tool: 'tick', points: [[104, 66]], color: 'red' },
  { tool: 'tick', points: [[118, 144]], color: 'red' },
  { tool: 'half', points: [[132, 222]], color: 'red' },
  {
    tool: 'highlighter',
    points: [
      [96, 250],
      [170, 247],
      [262, 251],
    ],
    color: 'red',
  },
  {
    tool: 'pen',
    points: [
      [92, 268],
      [130, 272],
      [168, 267],
      [206, 273],
      [244, 268],
    ],
    color: 'red',
  },
  { tool: 'text', points: [[262, 288]], text: '这一步要写依据', color: 'red' },
];

/** A photo of the demo student's answer, with the lecturer's strokes once it was marked; nothing when all photos are used. */
export function addMarkedPhoto(
  shop: Shop,
  answer: { recordId: number; questionId: number; at: Date; isMarked: boolean },
  photos: readonly string[] = PHOTOS,
): void {
  const { recordId, questionId, at, isMarked } = answer;
  const { draft } = shop;
  const used = new Set((draft.rows.upload ?? []).map(({ path }) => path));
  const photo = photos.find((name) => !used.has(`seed/${name}.svg`));
  if (photo === undefined) return;
  const id = draft.nextId();
  draft.add('upload', {
    id,
    owner_kind: 'student',
    owner_id: shop.demo,
    kind: 'image',
    name: `IMG_30${photo.slice(-1)}.jpg`,
    path: `seed/${photo}.svg`,
    media_type: 'image/svg+xml',
    bytes: statSync(join(DEMO_MEDIA.pictures, `${photo}.svg`)).size,
    ...SIZE,
    created_at: at,
  });
  addUse(shop, id, 'practiceAnswer', recordId);
  draft.add('practice_file', {
    record_id: recordId,
    question_id: questionId,
    upload_id: id,
    type: 'image',
    duration_s: null,
    sort: 0,
    strokes: isMarked ? JSON.stringify(STROKES) : null,
  });
}
