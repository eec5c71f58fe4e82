import type { ArticleDocument } from '@shuyuan/rules';
import type { OutlineHeading } from '@shuyuan/ui';

/** Begins the id of every heading of the text; the index of its block follows. */
export const ANCHOR = 'part';

const LEVELS = { heading2: 2, heading3: 3, heading4: 4 } as const;

/** The headings of a text with the ids that `ArticleBody` gives them; blank ones are none. */
export function outlineOf({ blocks }: ArticleDocument): OutlineHeading[] {
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'heading2' && block.kind !== 'heading3' && block.kind !== 'heading4') return [];
    const text = block.text.trim();
    return text === '' ? [] : [{ id: `${ANCHOR}-${index}`, text, level: LEVELS[block.kind] }];
  });
}
