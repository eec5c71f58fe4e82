import { ARTICLE_TEXT_KINDS, isListKind } from '@shuyuan/rules';
import { type DragEvent, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ArticleEditorLabels } from './ArticleEditor.labels.ts';
import { Sheet } from './ArticleEditor.styles.ts';
import { placePicture, selectedPicture } from './blocks.ts';
import { ImmutableMap } from './collections.ts';
import { type ContentBlock, Editor, EditorState } from './draft.ts';
import { blockTypeOf, kindOf, pictureOf } from './draftDocument.ts';
import { useDropPlace } from './dropPlace.ts';
import { endComposition } from './endComposition.ts';
import { beforeComposition, enter, pictureBeside, selectPicture, tab } from './keys.ts';
import { PICTURE_DRAG, PictureBlock } from './PictureBlock.tsx';
import { Remark } from './Remark.tsx';
import { commandOf, defaultBinding, type EditorCommand } from './shortcuts.ts';
import { looksOf } from './styleNames.ts';
import type { ArticleEditing } from './useArticleEditor.ts';

const ELEMENTS = { heading2: 'h2', heading3: 'h3', heading4: 'h4', quote: 'blockquote', paragraph: 'div' } as const;

/** Elements of the blocks: only what articles have, so that nothing else can be pasted or made. */
const BLOCK_ELEMENTS = ImmutableMap<string, { element: string; wrapper?: React.ReactElement }>([
  ...ARTICLE_TEXT_KINDS.map((kind): [string, { element: string; wrapper?: React.ReactElement }] => [
    blockTypeOf(kind),
    isListKind(kind)
      ? { element: 'li', wrapper: kind === 'ordered' ? <ol data-kind="ordered" /> : <ul data-kind="bullet" /> }
      : { element: ELEMENTS[kind] },
  ]),
  ['atomic', { element: 'figure' }],
]);

const PICTURE = { component: PictureBlock, editable: false };

interface EditorSheetProps {
  editing: ArticleEditing;
  words: ArticleEditorLabels;
  onCommand: (command: EditorCommand) => void;
  /** Words about a block, by its key. */
  remark: { key: string; note: ReactNode } | undefined;
}

/** The text box of draft-js with what articles may have. */
export function EditorSheet({ editing, words, onCommand, remark }: EditorSheetProps) {
  const { editor, state, latest, change, edit } = editing;
  const asked = useRef<EditorCommand>(null);
  const drop = useDropPlace();
  const sheet = useRef<HTMLDivElement>(null);
  const remarkId = useId();
  useLayoutEffect(() => {
    const end = () => endComposition(editor.current);
    window.addEventListener('pagehide', end, { capture: true }); // before the page stores what is written
    return () => {
      window.removeEventListener('pagehide', end, { capture: true });
      end();
    };
  }, [editor]);

  const bindKey = (event: KeyboardEvent): string | null => {
    asked.current = commandOf(event);
    if (asked.current) return 'article-command';
    const picture = event.ctrlKey || event.metaKey || event.shiftKey ? null : pictureBeside(latest.current, event.key);
    if (picture) {
      event.preventDefault();
      edit((now) => selectPicture(now, picture));
      return 'article-done';
    }
    return defaultBinding(event);
  };
  const handleCommand = (command: string) => {
    if (command === 'article-command' && asked.current) onCommand(asked.current);
    return command.startsWith('article-') ? 'handled' : 'not-handled';
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // 229: an input method takes the key, and a composition is about to begin.
    if (event.keyCode === 229 && !latest.current.isInCompositionMode()) flushSync(() => edit(beforeComposition));
    if (event.key !== 'Tab') return;
    const next = tab(latest.current, event);
    if (!next) return;
    event.preventDefault();
    change(next);
  };
  const handleDrop = (selection: ReturnType<EditorState['getSelection']>, data: object) => {
    const place = drop.end();
    const transfer = drop.data.current;
    const key = transfer?.picture;
    if (key) {
      const side = place?.side ?? 'after';
      edit((now) => placePicture(now, key, place?.key ?? selection.getStartKey(), side));
      return 'handled';
    }
    if (!transfer?.html || !('getHTML' in data) || transfer.html.includes(editor.current?.getEditorKey?.() ?? '\0'))
      return 'not-handled';
    edit((now) => EditorState.forceSelection(now, selection));
    return editing.paste(transfer.html) ? 'handled' : 'not-handled';
  };

  return (
    <Sheet
      ref={sheet}
      translate="no"
      onKeyDownCapture={handleKeyDown}
      onDragOver={drop.over}
      onDropCapture={(event: DragEvent) => drop.read(event, PICTURE_DRAG)}
      onDragEnd={drop.end}
      onDragLeave={drop.leave}
    >
      <Editor
        ref={editor}
        editorState={state}
        onChange={change}
        ariaLabel={words.body}
        ariaMultiline
        {...(remark && { ariaDescribedBy: remarkId })}
        placeholder={selectedPicture(state) ? '' : words.placeholder}
        spellCheck={false}
        stripPastedStyles={false}
        blockRenderMap={BLOCK_ELEMENTS}
        blockRendererFn={(block: ContentBlock) => (pictureOf(block) ? PICTURE : null)}
        blockStyleFn={classOf}
        customStyleFn={(style) => looksOf(style.toArray())}
        keyBindingFn={bindKey}
        handleKeyCommand={handleCommand}
        handleReturn={(event) => (edit((now) => enter(now, event) ?? null) ? 'handled' : 'not-handled')}
        handlePastedText={(_text, html) => {
          if (!html || html.includes(editor.current?.getEditorKey?.() ?? '\0')) return 'not-handled';
          editing.paste(html);
          return 'handled';
        }}
        handlePastedFiles={(files) => {
          editing.takeFiles(files);
          return 'handled';
        }}
        handleDroppedFiles={(selection, files) => {
          drop.end();
          edit((now) => EditorState.forceSelection(now, selection));
          editing.takeFiles(files);
          return 'handled';
        }}
        handleDrop={handleDrop}
      />
      {remark && (
        <Remark id={remarkId} sheet={sheet} blockKey={remark.key}>
          {remark.note}
        </Remark>
      )}
    </Sheet>
  );
}

/** Classes of a block: its kind, its alignment, its depth. */
function classOf(block: ContentBlock): string {
  const align: unknown = block.getData().get('align');
  const kind = pictureOf(block) ? 'picture' : kindOf(block);
  return `kind-${kind} align-${typeof align === 'string' ? align : 'start'} depth${block.getDepth()}`;
}
