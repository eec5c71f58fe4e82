import { createContext } from 'react';
import type { ArticlePictureSource } from '../ArticleBody/ArticlePicture.tsx';
import type { ArticleEditorLabels } from './ArticleEditor.labels.ts';
import type { ArticleEditing } from './useArticleEditor.ts';

/** What a picture in the text needs of its editor; draft-js hands nothing through. */
export interface PictureView {
  words: ArticleEditorLabels;
  pictures: readonly ArticlePictureSource[];
  uploads: ArticleEditing['uploads'];
  edit: ArticleEditing['edit'];
  /** Tells the author something in place. */
  notify: ArticleEditing['setNotice'];
  /** Key of the picture that the caret is in; `null` while it is in text. */
  selected: string | null;
  /** Whether the editor or something in it has the focus. */
  focusText: () => void;
}

export const PictureContext = createContext<PictureView | null>(null);
