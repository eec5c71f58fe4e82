import { DAY_MS } from '../calendar.ts';
import type { Shop } from '../trade/shop.ts';

/** Hours before the seed's day at which the demo student collected courses and lecturers, the latest first. */
const COURSES_AT = [5, 29, 200, 420];
const LECTURERS_AT = [8, 150, 260];

/** Courses and lecturers in the demo student's collection, the oldest course one that is off sale (product.md 4.13, 4.23). */
export function addCollected(shop: Shop): void {
  const { draft, demo, parts } = shop;
  const ago = (hours: number) => new Date(draft.day - (hours * DAY_MS) / 24);
  const listed = parts.classes.filter(({ isListed }) => isListed).map(({ course }) => course);
  const isOff = ({ listing }: (typeof listed)[number]) => listing.state === 'discontinued';
  const others = listed.filter((course) => !isOff(course));
  const off = listed.find(isOff);
  const courses = [...others.slice(0, COURSES_AT.length - 1), ...(off ? [off] : [])];
  for (const [place, { id }] of courses.entries()) {
    const created_at = ago(COURSES_AT[place] ?? 0);
    draft.add('course_collection', { student_id: demo, target_id: id, created_at });
  }
  const lecturers = (draft.rows.lecturer ?? []).slice(0, LECTURERS_AT.length);
  for (const [place, { id }] of lecturers.entries()) {
    const created_at = ago(LECTURERS_AT[place] ?? 0);
    draft.add('lecturer_collection', { student_id: demo, target_id: Number(id), created_at });
  }
}
