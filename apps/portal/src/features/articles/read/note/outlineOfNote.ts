import { type ArticleDocument, noteOf } from '@shuyuan/rules';
import type { OutlineHeading } from '@shuyuan/ui';
import { ANCHOR } from '../../../../shared/articles/outlineOf.ts';

/** The cues of a note and its foot, with the ids that `NoteBody` gives them; blank ones are none. */
export function outlineOfNote(document: ArticleDocument): OutlineHeading[] {
  const { cues, foot } = noteOf(document);
  const headings = cues.map(({ index, cue }) => ({ index, text: cue }));
  if (foot) headings.push({ index: foot.index, text: foot.title });
  return headings
    .filter(({ text }) => text !== '')
    .map(({ index, text }) => ({ id: `${ANCHOR}-${index}`, text, level: 2 }));
}
