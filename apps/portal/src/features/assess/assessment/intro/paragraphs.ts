import type { AssessmentIntro } from '@shuyuan/contract';
import { textHere } from '../../../../core/known.ts';

/** The paragraphs that a school has written of an assessment; they are separated by a blank line. */
export function paragraphsOf({ intro }: Pick<AssessmentIntro, 'intro'>): string[] {
  return textHere(intro)
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
