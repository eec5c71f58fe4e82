import { ARTICLE_ALT_MAX, ARTICLE_PICTURES_MAX, type ArticleDocument } from '@shuyuan/rules';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../feedback/Alert/Alert.tsx';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { UnstoredFiles } from '../../foundations/uploadTransport.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import type { ArticlePictureSource } from '../ArticleBody/ArticlePicture.tsx';
import { type ArticleEditorLabels, articleEditorLabels } from './ArticleEditor.labels.ts';
import { Notice } from './ArticleEditor.styles.ts';
import { selectedPicture } from './blocks.ts';
import { lookOf } from './commands.ts';
import { EditorBoundary } from './EditorBoundary.tsx';
import { EditorSheet } from './EditorSheet.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { PictureContext } from './pictureContext.ts';
import type { EditorCommand } from './shortcuts.ts';
import { type EditorNotice, useArticleEditor } from './useArticleEditor.ts';
import { useStable } from './useStable.ts';

/** The two parts of the editor, for a page that puts them where it wants them. */
export interface ArticleEditorParts {
  toolbar: ReactNode;
  text: ReactNode;
}

export interface ArticleEditorProps {
  /** What is written when the editor appears; give it another `key` for another article. */
  document: ArticleDocument;
  /** Addresses of the pictures in it. */
  pictures: readonly ArticlePictureSource[];
  /** Called with the whole document after each change; while an input method composes, only if the editor goes or the page is left. */
  onChange: (document: ArticleDocument) => void;
  /** Stores a picture (`UPLOADS.articleImage`) and answers where it is; a rejection leaves it in the text with "try again". */
  onPicture: (file: File) => Promise<ArticlePictureSource>;
  /** What a reader said about one block, by its place in the text as it is when the remark comes; it stays with the block. */
  remark?: { block: number; note: ReactNode } | undefined;
  /** Takes dropped and pasted files that are no pictures; without it they are refused by name. */
  onOtherFiles?: ((files: readonly File[]) => void) | undefined;
  /** Called with the pictures of the text that are not stored: an article that is handed in now would lack them. */
  onUnstoredChange?: ((files: UnstoredFiles) => void) | undefined;
  /** Places the parts; below each other without it. */
  children?: ((parts: ArticleEditorParts) => ReactNode) | undefined;
  labels?: Partial<ArticleEditorLabels> | undefined;
}

/** Failures of the editor in a row after which it is no longer started again. */
const RESTARTS_MAX = 3;

/** Where an article is written: the one component that knows draft-js (decision 0035). */
export function ArticleEditor(props: ArticleEditorProps) {
  const {
    document,
    pictures,
    onChange,
    onPicture,
    onOtherFiles,
    onUnstoredChange,
    remark,
    children = below,
    labels,
  } = props;
  const words = useLabels(articleEditorLabels, labels);
  const editing = useArticleEditor({ document, pictures, onChange, onPicture, onOtherFiles, onUnstoredChange });
  const { editor, state, latest, uploads, notice, setNotice } = editing;
  const [failures, setFailures] = useState(0);
  const [popup, setPopup] = useState<'link' | 'help' | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  // draft-js numbers its elements at random: a server renders the text as it is read.
  const isHydrated = useHydrated();
  const look = useMemo(() => lookOf(state), [state]);

  const focusText = useStable(() => {
    // draft-js takes the state of its last rendering when it gets the focus, so what was just done is rendered first.
    flushSync(() => undefined);
    editor.current?.focus();
  });
  const command = useStable((asked: EditorCommand) => {
    if (asked.do === 'link' || asked.do === 'help') setPopup(asked.do);
    else if (asked.do === 'picture') bar.current?.querySelector<HTMLInputElement>('[data-picture-input]')?.click();
    else if (asked.do === 'toolbar') bar.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    else {
      // A mark for the next character is forgotten when the text gets the focus, so it gets it first.
      if (latest.current.getSelection().isCollapsed()) focusText();
      editing.perform(asked);
    }
  });
  const setLink = useStable((href: string | null) => {
    setPopup(null);
    editing.link(href);
    focusText();
  });
  const takeFiles = useStable(editing.takeFiles);
  const remarked = remark?.block;
  const remarkKey = useMemo(
    () =>
      remarked === undefined ? undefined : latest.current.getCurrentContent().getBlocksAsArray()[remarked]?.getKey(),
    [remarked, latest],
  );
  const selected = selectedPicture(state)?.getKey() ?? null;
  const edit = useStable(editing.edit);
  const view = useMemo(
    () => ({ words, pictures, uploads, edit, notify: setNotice, selected, focusText }),
    [words, pictures, uploads, edit, setNotice, selected, focusText],
  );

  const toolbar = (
    <EditorToolbar
      ref={bar}
      words={words}
      look={look}
      length={editing.length}
      open={popup}
      onOpen={setPopup}
      onCommand={command}
      onLink={setLink}
      onFiles={takeFiles}
    />
  );
  const text = (
    <PictureContext value={view}>
      <EditorBoundary
        key={Math.min(failures, RESTARTS_MAX)}
        onFailure={() => {
          if (failures >= RESTARTS_MAX) return;
          editing.restart();
          setNotice({ kind: 'recovered' });
          setFailures(failures + 1);
        }}
        fallback={
          <>
            <Alert tone="danger">{words.broken}</Alert>
            <ArticleBody document={editing.written()} pictures={pictures} />
          </>
        }
      >
        {isHydrated ? (
          <EditorSheet
            editing={editing}
            words={words}
            onCommand={command}
            remark={remark && remarkKey !== undefined ? { key: remarkKey, note: remark.note } : undefined}
          />
        ) : (
          <ArticleBody document={document} pictures={pictures} />
        )}
      </EditorBoundary>
      <Notice role="status">
        {notice && (
          <Alert
            tone={notice.kind === 'recovered' || notice.kind === 'handedOn' ? 'info' : 'warning'}
            onDismiss={() => setNotice(null)}
          >
            {noticeText(notice, words)}
          </Alert>
        )}
      </Notice>
    </PictureContext>
  );
  return children({ toolbar, text });
}

const below = ({ toolbar, text }: ArticleEditorParts) => (
  <>
    {toolbar}
    {text}
  </>
);

function noticeText(notice: EditorNotice, words: ArticleEditorLabels): string {
  switch (notice.kind) {
    case 'sign':
      return words.refusedSign(notice.sign);
    case 'lost':
      return words.lostPictures(notice.count);
    case 'excess':
      return words.excessPictures(notice.count, ARTICLE_PICTURES_MAX);
    case 'unfit':
      return words.unfitFiles(words.listOf(notice.names));
    case 'handedOn':
      return words.handedOn(words.listOf(notice.names));
    case 'longCaption':
      return words.longCaption(ARTICLE_ALT_MAX);
    case 'recovered':
      return words.recovered;
    case 'nothing':
      return words.nothingPasted;
    case 'cut':
      return words.cutPaste;
  }
}
