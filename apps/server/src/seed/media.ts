import type { Selectable } from 'kysely';
import type { LessonTable } from '../modules/courses/tables.ts';

/** Length of the drawn lesson; the time that reading its handout takes. */
const DRAWN_S = 48;
const READING_S = 30;

type Drawn = Pick<Selectable<LessonTable>, 'kind' | 'media' | 'media_path' | 'media_s' | 'content' | 'content_en'>;

const NO_TEXT = { content: null, content_en: null };
const HLS = { kind: 'video', media: 'hls', media_path: 'hls/index.m3u8', media_s: DRAWN_S, ...NO_TEXT } as const;

/** Lessons of a recorded course that are no playlist, by their number. */
const OTHERS: Readonly<Record<number, Drawn>> = {
  2: { kind: 'video', media: 'mp4', media_path: 'lesson.mp4', media_s: DRAWN_S, ...NO_TEXT },
  4: { kind: 'audio', media: 'audio', media_path: 'lesson.mp3', media_s: DRAWN_S, ...NO_TEXT },
  5: { kind: 'document', media: 'document', media_path: 'lesson.pdf', media_s: READING_S, ...NO_TEXT },
  7: {
    kind: 'text',
    media: 'text',
    media_path: null,
    media_s: READING_S,
    content:
      '<h2>椭圆的定义</h2><p>平面内到两个定点 F₁、F₂ 的距离之和等于常数 2a 的点的轨迹叫做椭圆，其中 2a 大于两定点间的距离。</p><h2>几何性质</h2><ul><li>焦距 2c 满足 c² = a² − b²。</li><li>离心率 e = c / a，在 0 与 1 之间。</li></ul><p>试一试：用一根绳子和两枚图钉画一个椭圆。</p>',
    content_en:
      '<h2>What an ellipse is</h2><p>The points of a plane whose distances to two fixed points F₁ and F₂ add up to a constant 2a form an ellipse; 2a is more than the distance of the two points.</p><h2>Its measures</h2><ul><li>The foci lie 2c apart, with c² = a² − b².</li><li>The eccentricity e = c / a lies between 0 and 1.</li></ul><p>Try it: draw an ellipse with a string and two pins.</p>',
  },
};

/** Kind and media of a lesson; the lessons of all schools share what packages/art has drawn. */
export function mediaOf(kind: 'live' | 'recorded', index: number): Drawn {
  if (kind === 'live') return { ...HLS, kind: 'live' };
  return OTHERS[index] ?? HLS;
}
