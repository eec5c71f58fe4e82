import { type ArticleDocument, articleLength } from '@shuyuan/rules';
import { useEffect, useRef, useState } from 'react';
import type { ArticlePictureSource } from '../ArticleBody/ArticlePicture.tsx';
import { insertBlocks, insertPicture } from './blocks.ts';
import {
  clearMark,
  endTypingRun,
  indent,
  setAlignment,
  setLink,
  stepSize,
  toggleKind,
  toggleMark,
} from './commands.ts';
import { commitComposition, refuseSigns } from './corrections.ts';
import { CompositeDecorator, type Editor, EditorState } from './draft.ts';
import { toBlocks, toContent, toDocument } from './draftDocument.ts';
import { EditorLink, findLinks } from './EditorLink.tsx';
import { fileOfAddress } from './fileOfAddress.ts';
import { readPaste } from './pasteHtml.ts';
import type { EditorCommand } from './shortcuts.ts';
import { useUploads } from './useUploads.ts';

/** Idle milliseconds after which undo takes back only what is typed later. */
const TYPING_RUN_MS = 1_000;

const decorator = new CompositeDecorator([{ strategy: findLinks, component: EditorLink }]);

/** Something the author is told in place: a refused emoji, pictures that did not come along. */
export type EditorNotice = { kind: 'sign'; sign: string } | { kind: 'lost'; count: number } | { kind: 'recovered' };

interface EditorOptions {
  document: ArticleDocument;
  pictures: readonly ArticlePictureSource[];
  onChange: (document: ArticleDocument) => void;
  onPicture: (file: File) => Promise<ArticlePictureSource>;
}

/** State and actions of one editor; the document is read once, what is written afterwards is given to `onChange`. */
export function useArticleEditor({ document, pictures, onChange, onPicture }: EditorOptions) {
  const editor = useRef<Editor>(null);
  const [state, setState] = useState(() => EditorState.createWithContent(toContent(document), decorator));
  const [length, setLength] = useState(() => articleLength(document));
  const [notice, setNotice] = useState<EditorNotice | null>(null);
  // draft-js calls several times between two renderings, each time with what came before.
  const latest = useRef(state);
  const run = useRef<ReturnType<typeof setTimeout>>(undefined);
  // While an input method composes, draft-js moves the caret and forgets the marks that were chosen for the text.
  const composing = useRef<EditorState>(null);

  const emit = () => {
    const written = toDocument(latest.current.getCurrentContent(), uploads.fileOf);
    setLength(articleLength(written));
    onChange(written);
  };
  const uploads = useUploads(onPicture, emit);

  const change = (next: EditorState) => {
    const before = latest.current;
    if (next.isInCompositionMode()) composing.current ??= before;
    const committed = commitComposition(composing.current, next);
    if (!next.isInCompositionMode()) composing.current = null;
    const refused = refuseSigns(before, committed);
    if (refused?.sign) setNotice({ kind: 'sign', sign: refused.sign });
    latest.current = refused?.state ?? committed;
    setState(latest.current);
    if (latest.current.getCurrentContent() === before.getCurrentContent()) return;
    emit();
    clearTimeout(run.current);
    run.current = setTimeout(() => {
      if (latest.current.isInCompositionMode()) return;
      latest.current = endTypingRun(latest.current);
      setState(latest.current);
    }, TYPING_RUN_MS);
  };
  useEffect(() => () => clearTimeout(run.current), []);

  const edit = (map: (current: EditorState) => EditorState | null) => {
    const next = map(latest.current);
    if (next && next !== latest.current) change(next);
    return next !== null;
  };

  const perform = (command: EditorCommand): boolean => {
    switch (command.do) {
      case 'mark':
        return edit((now) => toggleMark(now, command.mark));
      case 'plainColour':
        return edit((now) => clearMark(now, 'colour'));
      case 'kind':
        return edit((now) => toggleKind(now, command.kind));
      case 'align':
        return edit((now) => setAlignment(now, command.align));
      case 'indent':
        return edit((now) => indent(now, command.by));
      case 'size':
        return edit((now) => stepSize(now, command.by));
      case 'undo':
        return edit(EditorState.undo);
      case 'redo':
        return edit(EditorState.redo);
      default:
        return false;
    }
  };

  const insertFiles = (files: readonly File[]) => {
    for (const file of files) edit((now) => insertPicture(now, uploads.start(file)));
  };

  const paste = (html: string) => {
    const found = readPaste(html, (address) => pictures.find(({ url }) => url === address)?.fileId);
    if (found.blocks.length > 0) edit((now) => insertBlocks(now, toBlocks(found.blocks)));
    insertFiles(found.files.flatMap(fileOfAddress));
    if (found.lostPictures > 0) setNotice({ kind: 'lost', count: found.lostPictures });
    return found.blocks.length + found.files.length > 0;
  };

  return {
    editor,
    state,
    latest,
    length,
    notice,
    setNotice,
    uploads,
    change,
    edit,
    perform,
    paste,
    insertFiles,
    /** The document as it is now. */
    written: () => toDocument(latest.current.getCurrentContent(), uploads.fileOf),
    link: (href: string | null) => edit((now) => setLink(now, href)),
    /** Starts again from what is written, after a failure; undo begins anew. */
    restart: () => {
      const content = EditorState.set(latest.current, { inCompositionMode: false }).getCurrentContent();
      latest.current = EditorState.createWithContent(content, decorator);
      setState(latest.current);
    },
  };
}

/** One editor with its state and actions. */
export type ArticleEditing = ReturnType<typeof useArticleEditor>;
