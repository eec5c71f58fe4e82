import type { CourseCard } from '@shuyuan/contract';
import { expect, it } from 'vitest';
import { formatWhole } from '../words/formatWhole.ts';
import { localName } from '../words/localName.ts';
import { toCourseCard, toPastCard } from './courseProps.ts';

const course: CourseCard = {
  id: 7,
  saleId: 70,
  title: '圆锥曲线专题',
  lecturerId: 3,
  lecturerName: '周砚秋',
  subject: '数学',
  kind: 'recorded',
  status: 'inProgress',
  lessonCount: 12,
  minutes: 280,
  priceFen: 89_900,
  learners: 1286,
  needsAssessment: false,
};

it('leads a card to the page of its class and offer (§2)', () => {
  expect(toCourseCard(course)).toMatchObject({
    id: '7',
    href: '/course/detail/7/70',
    lecturer: { name: '周砚秋' },
    priceFen: 89_900,
  });
});

it('a course that one has been in is not offered at a price', () => {
  const { priceFen, originalFen, memberFen, title } = toPastCard({ ...course, originalFen: 129_900, memberFen: 100 });
  expect([priceFen, originalFen, memberFen, title]).toEqual([undefined, undefined, undefined, '圆锥曲线专题']);
});

it('names the school’s own lists in the language of the page, in Chinese where it has no other (§1)', () => {
  expect(localName({ name: '数学', nameEn: 'Mathematics' }, 'en')).toBe('Mathematics');
  expect(localName({ name: '数学' }, 'en')).toBe('数学');
  expect(localName({ name: '数学', nameEn: 'Mathematics' }, 'cn')).toBe('数学');
});

it('writes a number of people in one way on every page', () => {
  expect([5_366, undefined].map(formatWhole)).toEqual(['5,366', '–']);
});

it('makes no price, number or state up for a course of which a school tells nothing more (decision 0020)', () => {
  const sparse = { id: 7, saleId: 70, title: '代数', lecturerName: '', subject: '', needsAssessment: false };
  const { lecturer, ...card } = toCourseCard(sparse);
  expect(card).toEqual({ ...sparse, id: '7', href: '/course/detail/7/70' });
  expect(lecturer).toEqual({ name: '', portrait: undefined });
  expect(toCourseCard({ ...sparse, campaignFen: 100 })).not.toHaveProperty('originalFen');
});
