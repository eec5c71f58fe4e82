import { address, oneOf, type ValuesOf } from '../../../page/address.ts';

/** Parts of a class (product.md 5.4). */
export const CLASS_PARTS = ['outline', 'practice', 'materials', 'attendance', 'review'] as const;
export type ClassPart = (typeof CLASS_PARTS)[number];

/** What stands behind `?` on the page of a class; its path carries the ids (§2). */
export const classAddress = address('', { part: oneOf(CLASS_PARTS, 'outline') });
export type ClassView = ValuesOf<typeof classAddress>;
