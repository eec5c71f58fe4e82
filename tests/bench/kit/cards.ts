import type { CourseCardCourse } from '@shuyuan/ui/course';

/** The languages that a re-render switches between. */
export type Language = 'cn' | 'en';

/** Content of a plain card: preformatted text, so that the lower bound only renders. */
export interface PlainCourse {
  id: string;
  href: string;
  title: string;
  cover: string;
  portrait: string;
  initial: string;
  chip: string;
  who: string;
  right: string;
  price: string;
  former: string;
  note: string;
  count: string;
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const START_MS = Date.UTC(2026, 10, 23, 11, 30);
const HOUR_MS = 3_600_000;

/** A course as the kit's card expects it. */
export function buildCourse(at: number, language: Language): CourseCardCourse {
  const isCn = language === 'cn';
  return {
    id: String(at),
    href: `/course/detail/${at}/${at}`,
    title: isCn ? `圆锥曲线专题：从定义到压轴题的思路 ${at}` : `Conic sections: from definition to proof ${at}`,
    cover: PIXEL,
    kind: 'live',
    status: 'notStarted',
    priceFen: 89_900 + at * 100,
    originalFen: 329_900,
    lessonCount: 24,
    lecturer: { name: isCn ? '周砚秋' : 'Zhou Yanqiu', portrait: PIXEL },
    subject: isCn ? '数学' : 'Mathematics',
    startsAt: new Date(START_MS + at * HOUR_MS).toISOString(),
    learners: 1_000 + at,
  };
}

/** The same course as the text that its card would show. */
export function buildPlain(at: number, language: Language): PlainCourse {
  const { id, href, title, lecturer, subject } = buildCourse(at, language);
  const isCn = language === 'cn';
  return {
    id,
    href,
    title,
    cover: PIXEL,
    portrait: PIXEL,
    initial: isCn ? '数' : 'M',
    chip: isCn ? `11月${(at % 30) + 1}日 19:30 开课` : `Nov ${(at % 30) + 1}, 19:30`,
    who: isCn ? `${lecturer.name} · 24讲` : `${lecturer.name} · 24 lessons`,
    right: subject,
    price: `¥${899 + at}`,
    former: '¥3299',
    note: isCn ? `立省¥${2400 - at}` : `Save ¥${2400 - at}`,
    count: isCn ? `${1000 + at}人已报名` : `${1000 + at} enrolled`,
  };
}
