import { type ArticleDocument, articleLength } from '@shuyuan/rules';
import { useEffect, useRef, useState } from 'react';
import type { UnstoredFiles } from '../../foundations/uploadTransport.ts';
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
import { refuseSigns } from './corrections.ts';
import { CompositeDecorator, type Editor, EditorState } from './draft.ts';
import { kindOf, toBlocks, toContent, toDocument } from './draftDocument.ts';
import { EditorLink, findLinks } from './EditorLink.tsx';
import { pastedBlocks, roomForPictures, sortFiles, unstoredPictures } from './editorFiles.ts';
import { bestFlavour, type Flavours, linesOf } from './flavours.ts';
import { readPaste } from './pasteHtml.ts';
import { besidePictures, endsAtPicture, freePictureText } from './pictureText.ts';
import type { EditorCommand } from './shortcuts.ts';
import { useComposition } from './useComposition.ts';
import { useStable } from './useStable.ts';
import { useUploads } from './useUploads.ts';

/** Idle milliseconds after which undo takes back only what is typed later. */
const TYPING_RUN_MS = 1_000;

const decorator = new CompositeDecorator([{ strategy: findLinks, component: EditorLink }]);

/** Something the author is told in place: a refused emoji, pictures and files that did not come along, a caption at its end. */
export type EditorNotice =
  | { kind: 'sign'; sign: string }
  | { kind: 'lost' | 'excess'; count: number }
  | { kind: 'unfit' | 'handedOn'; names: readonly string[] }
  | { kind: 'recovered' | 'longCaption' | 'nothing' | 'cut' };

interface EditorOptions {
  document: ArticleDocument;
  pictures: readonly ArticlePictureSource[];
  onChange: (document: ArticleDocument) => void;
  onPicture: (file: File) => Promise<ArticlePictureSource>;
  onOtherFiles: ((files: readonly File[]) => void) | undefined;
  onUnstoredChange: ((files: UnstoredFiles) => void) | undefined;
}

/** State and actions of one editor; the document is read once, what is written afterwards is given to `onChange`. */
export function useArticleEditor(options: EditorOptions) {
  const { document, pictures, onChange, onPicture, onOtherFiles, onUnstoredChange } = options;
  const editor = useRef<Editor>(null);
  const [state, setState] = useState(() => EditorState.createWithContent(toContent(document), decorator));
  const [length, setLength] = useState(() => articleLength(document));
  const [notice, setNotice] = useState<EditorNotice | null>(null);
  // draft-js calls several times between two renderings, each time with what came before.
  const latest = useRef(state);
  const run = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was given last: while an input method composes, the state changes and nothing is given.
  const given = useRef(state.getCurrentContent());

  const emit = () => {
    const written = toDocument(latest.current.getCurrentContent(), uploads.fileOf);
    given.current = latest.current.getCurrentContent();
    setLength(articleLength(written));
    onChange(written);
  };
  const uploads = useUploads(onPicture, emit);

  const show = (next: EditorState) => {
    latest.current = next;
    setState(next);
  };
  const change = (next: EditorState) => {
    const before = latest.current;
    const mended = mend(before, next);
    const refused = refuseSigns(before, mended);
    if (refused?.sign) setNotice({ kind: 'sign', sign: refused.sign });
    show(refused?.state ?? mended);
    if (latest.current.getCurrentContent() === given.current) return;
    emit();
    clearTimeout(run.current);
    run.current = setTimeout(() => {
      if (latest.current.isInCompositionMode()) return;
      show(endTypingRun(latest.current));
    }, TYPING_RUN_MS);
  };
  useEffect(() => () => clearTimeout(run.current), []);

  const composition = useComposition({ editor, latest, show, change });

  const edit = (map: (current: EditorState) => EditorState | null) => {
    composition.settle();
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

  const takeFiles = (files: readonly Blob[]) => {
    const { pictures: fit, others, unfit } = sortFiles(files);
    const room = roomForPictures(latest.current);
    for (const file of fit.slice(0, room)) edit((now) => insertPicture(now, uploads.start(file)));
    const refused = onOtherFiles ? unfit : [...unfit, ...others];
    const names = (refused.length > 0 ? refused : others).map(({ name }) => name);
    if (names.length > 0) setNotice({ kind: refused.length > 0 ? 'unfit' : 'handedOn', names });
    if (fit.length > room) setNotice({ kind: 'excess', count: fit.length - room });
    if (others.length > 0) onOtherFiles?.(others);
  };

  /** Takes what a clipboard or a drag holds, in the best of its kinds; where there is nothing to take, the author is told. */
  const take = (given: Flavours) => {
    const fileOf = (address: string) => pictures.find(({ url }) => url === address)?.fileId;
    const found = given.html === '' ? null : readPaste(given.html, fileOf);
    const best = bestFlavour(given, found);
    if (best === 'files') return takeFiles(given.files);
    if (best === 'text') {
      const kind = kindOf(
        latest.current.getCurrentContent().getBlockForKey(latest.current.getSelection().getStartKey()),
      );
      const { blocks, isCut } = linesOf(given.text, kind);
      edit((now) => insertBlocks(now, toBlocks(blocks)));
      if (isCut) setNotice({ kind: 'cut' });
    }
    if (found && best === 'html') {
      const { placed, damaged, excess } = pastedBlocks(found, uploads.start, roomForPictures(latest.current));
      if (placed.length > 0) edit((now) => insertBlocks(now, placed));
      if (damaged > 0) setNotice({ kind: 'lost', count: found.lostPictures + damaged });
      if (excess > 0) setNotice({ kind: 'excess', count: excess });
      if (found.isCut) setNotice({ kind: 'cut' });
    }
    if (found && found.lostPictures > 0) setNotice({ kind: 'lost', count: found.lostPictures });
    else if (best === null) setNotice({ kind: 'nothing' });
  };

  const unstored = JSON.stringify(unstoredPictures(state, uploads.all));
  const tellUnstored = useStable((files: UnstoredFiles) => onUnstoredChange?.(files));
  useEffect(() => tellUnstored(JSON.parse(unstored)), [unstored, tellUnstored]);

  return {
    editor,
    state,
    latest,
    length,
    notice,
    setNotice,
    uploads,
    change,
    composition,
    edit,
    perform,
    take,
    takeFiles,
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

/** A change of draft-js, which takes a picture for a block of text. */
function mend(before: EditorState, next: EditorState): EditorState {
  const mended = besidePictures(freePictureText(next));
  // What the browser has selected up to a picture stays as it is: draft-js would select it anew and lose its end.
  const isSelected = mended.getCurrentContent() === before.getCurrentContent() && endsAtPicture(mended);
  return isSelected ? EditorState.acceptSelection(mended, mended.getSelection()) : mended;
}

/** One editor with its state and actions. */
export type ArticleEditing = ReturnType<typeof useArticleEditor>;
