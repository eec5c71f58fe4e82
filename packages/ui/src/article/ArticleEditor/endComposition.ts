import type { Editor } from './draft.ts';

/** What draft-js has for a composition, besides its public parts: the handler of the mode that it is in. */
interface Composing {
  _handler?: { onCompositionEnd?(editor: Editor): void; resolveComposition?(editor: Editor): void } | null;
}

/**
 * Ends a composition at once, as the editor is taken away or the page is left: what it has written so far is given like any other change.
 * draft-js alone would lose it, would fail 20 ms after the end of one, and would not see the first composition of its next editor.
 */
export function endComposition(editor: Editor | null): void {
  const handler = (editor as (Editor & Composing) | null)?._handler;
  if (!editor || !handler?.resolveComposition) return;
  try {
    handler.onCompositionEnd?.(editor);
    handler.resolveComposition(editor);
  } catch {
    // Another program has changed the elements (decision 0035): the text stays what draft-js knew before.
  }
}
