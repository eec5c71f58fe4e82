import type { LecturerCard } from '@shuyuan/contract';
import type { LecturerCardLecturer } from '@shuyuan/ui';

/** Address of a lecturer's page, spelt as §2 has it. */
export function lecturerPath({ id }: Pick<LecturerCard, 'id'>): string {
  return `/teather/${id}`;
}

/** A lecturer of the contract as the kit's card shows one; who is online matters once consultations are here. */
export function toLecturerCard(lecturer: LecturerCard): LecturerCardLecturer {
  const { id, name, portrait, title, motto } = lecturer;
  return { id: String(id), href: lecturerPath(lecturer), name, portrait, title, intro: motto };
}
