import { DAY_MS } from './calendar.ts';
import type { Both, Content, Listing, WrittenCourse } from './content.ts';
import type { Draft } from './draft.ts';
import { mediaOf } from './media.ts';
import { between, pick, type Random, randomOf } from './random.ts';
import type { SchoolIds } from './school.ts';

/** A course whose rows exist; classes are created from it. */
export interface SeededCourse {
  id: number;
  listing: Listing;
  written: WrittenCourse & { subject: string };
  rank: number;
  lessonIds: readonly number[];
  random: Random;
}

const PRACTICE_EVERY = 3;
const SHARED_QUESTIONS = 2;

/** The courses of a school with their chapters and lessons, in the school's order (product.md 4.3). */
export function addCourses(draft: Draft, schoolKey: string, content: Content, ids: SchoolIds): SeededCourse[] {
  return (content.catalogues[schoolKey] ?? []).map((listing, rank) => {
    const written = content.courses.get(listing.key);
    if (!written) throw new Error(`The school ${schoolKey} lists ${listing.key}, which nobody wrote.`);
    const random = randomOf(`${schoolKey} ${listing.key}`);
    const id = draft.nextId();
    const lessons = lessonsOf(written);
    const subjectId = ids.subjects.get(written.subject);
    if (!subjectId) throw new Error(`No subject ${written.subject}.`);
    const questions = questionsOf(written, content, rank);
    draft.add('course', {
      id,
      subject_id: subjectId,
      kind: written.kind,
      ...bilingual('title', written.title),
      ...bilingual('keyword', written.keyword),
      ...bilingual('requirement', written.requirement),
      synopsis: written.synopsis.map(([cn]) => cn).join('\n\n'),
      synopsis_en: written.synopsis.map(([, en]) => en).join('\n\n'),
      goals: written.goals.map(([cn]) => cn),
      goals_en: written.goals.map(([, en]) => en),
      questions: JSON.stringify(questions),
      tags: [written.tag[0]],
      tags_en: [written.tag[1]],
      cover: `/files/seed/covers/${written.subject}-${written.cover}.svg`,
      trailer: null,
      lesson_count: lessons.length,
      minutes:
        written.kind === 'recorded'
          ? Math.ceil(lessons.reduce((sum, { media }) => sum + (media.media_s ?? 0), 0) / 60)
          : 0,
      learners:
        listing.learners ?? (written.kind === 'live' ? between(random, 120, 1_400) : between(random, 900, 9_600)),
      is_recommended: listing.isRecommended ?? false,
      rank,
      published_at: new Date(draft.day - between(random, 3, 400) * DAY_MS),
    });
    for (const key of written.grades) {
      const gradeId = ids.grades.get(key);
      if (gradeId) draft.add('course_grade', { course_id: id, grade_id: gradeId });
    }
    const lessonIds = addLessons(draft, { id, written, rank }, lessons);
    return { id, listing, written, rank, lessonIds, random };
  });
}

interface SeededLesson {
  title: Both;
  chapter: number;
  media: ReturnType<typeof mediaOf>;
}

function lessonsOf({ kind, chapters }: WrittenCourse): SeededLesson[] {
  return chapters
    .flatMap(({ lessons }, chapter) => lessons.map((title) => ({ title, chapter })))
    .map((lesson, place) => ({ ...lesson, media: mediaOf(kind, place + 1) }));
}

function addLessons(
  draft: Draft,
  { id, written, rank }: Pick<SeededCourse, 'id' | 'written' | 'rank'>,
  lessons: SeededLesson[],
): number[] {
  const chapterIds = written.chapters.map(({ title }, sort) => {
    const chapterId = draft.nextId();
    draft.add('chapter', { id: chapterId, course_id: id, ...bilingual('title', title), sort });
    return chapterId;
  });
  return lessons.map(({ title, chapter, media }, place) => {
    const lessonId = draft.nextId();
    const index = place + 1;
    draft.add('lesson', {
      id: lessonId,
      course_id: id,
      chapter_id: chapterIds[chapter] ?? null,
      index,
      ...bilingual('title', title),
      ...media,
      // The length that pages tell is that of what is played.
      duration_s: media.media_s,
      // A recorded course always has a trial lesson, a live one if the school has a recording of the first lesson.
      is_trial: index === 1 && (written.kind === 'recorded' || rank % 2 === 0),
      has_practice: index % PRACTICE_EVERY === 0,
    });
    return lessonId;
  });
}

/** The course's own questions, then two general ones, which differ between courses. */
function questionsOf(written: WrittenCourse, content: Content, rank: number) {
  const shared = content.questions[written.kind];
  const chosen = [...written.questions];
  for (let place = 0; place < SHARED_QUESTIONS; place += 1) chosen.push(pick(shared, rank + place * 3));
  return chosen.map(({ question, answer }) => ({
    question: question[0],
    question_en: question[1],
    answer: answer[0],
    answer_en: answer[1],
  }));
}

type Bilingual<N extends string> = Record<N | `${N}_en`, string>;

function bilingual<const N extends string>(name: N, [cn, en]: Both): Bilingual<N> {
  return { [name]: cn, [`${name}_en`]: en } as Bilingual<N>;
}
