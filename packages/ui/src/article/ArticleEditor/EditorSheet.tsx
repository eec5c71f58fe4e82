import { ARTICLE_TEXT_KINDS, isListKind } from '@shuyuan/rules';
import {
  type ClipboardEvent,
  type CompositionEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { ArticleEditorLabels } from './ArticleEditor.labels.ts';
import { Sheet } from './ArticleEditor.styles.ts';
import { placePicture, selectedPicture } from './blocks.ts';
import { ImmutableMap } from './collections.ts';
import { type ContentBlock, Editor, EditorState } from './draft.ts';
import { blockTypeOf, kindOf, pictureOf } from './draftDocument.ts';
import { useDropPlace } from './dropPlace.ts';
import { flavoursOf } from './flavours.ts';
import { enter, pictureBeside, selectAll, selectPicture, tab } from './keys.ts';
import { PICTURE_DRAG, PictureBlock } from './PictureBlock.tsx';
import { endsAtPicture } from './pictureText.ts';
import { Remark } from './Remark.tsx';
import { commandOf, defaultBinding, type EditorCommand } from './shortcuts.ts';
import { drawSelection } from './shownText.ts';
import { looksOf } from './styleNames.ts';
import type { ArticleEditing } from './useArticleEditor.ts';
import { useStable } from './useStable.ts';

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
  const { editor, state, latest, change, edit, composition } = editing;
  const asked = useRef<EditorCommand>(null);
  const drop = useDropPlace();
  const sheet = useRef<HTMLDivElement>(null);
  const remarkId = useId();
  const endComposition = useStable(composition.settle);
  useLayoutEffect(() => {
    const end = () => endComposition();
    // Before the page stores what is written.
    const left = ['pagehide', 'visibilitychange'] as const;
    for (const name of left) window.addEventListener(name, end, { capture: true });
    return () => {
      for (const name of left) window.removeEventListener(name, end, { capture: true });
      end();
    };
  }, [endComposition]);

  useLayoutEffect(() => {
    const root = sheet.current?.querySelector<HTMLElement>('[contenteditable="true"]');
    const isShown = state.mustForceSelection() && state.getSelection().getHasFocus() && endsAtPicture(state);
    if (root && isShown) drawSelection(root, state.getSelection());
  }, [state]);

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
    // A key of the input method itself has the number 229.
    if (event.keyCode !== 229 && !event.nativeEvent.isComposing) composition.settleNow();
    if ((event.ctrlKey || event.metaKey) && event.code === 'KeyA' && !event.shiftKey && !event.altKey) {
      const { target } = event;
      if (!(target instanceof HTMLElement && target.isContentEditable)) return;
      event.preventDefault();
      edit(selectAll);
      drawSelection(target, latest.current.getSelection());
      return;
    }
    if (event.key !== 'Tab') return;
    const next = tab(latest.current, event);
    if (!next) return;
    event.preventDefault();
    change(next);
  };
  const handleDrop = (selection: ReturnType<EditorState['getSelection']>, _data: object, drag: string) => {
    const place = drop.end();
    const transfer = drop.data.current;
    const key = transfer?.picture;
    if (key) {
      const side = place?.side ?? 'after';
      edit((now) => placePicture(now, key, place?.key ?? selection.getStartKey(), side));
      return 'handled';
    }
    // Text that is dragged within the editor is moved.
    if (!transfer || drag === 'internal') return 'not-handled';
    edit((now) => EditorState.forceSelection(now, selection));
    editing.take(transfer.flavours);
    return 'handled';
  };
  /** Whether markup was copied in this editor, which has it whole. */
  const isOwn = (html: string) => {
    const own = editor.current as { getEditorKey?(): string; getClipboard?(): unknown } | null;
    return html.includes(own?.getEditorKey?.() ?? '\0') && Boolean(own?.getClipboard?.());
  };
  const handlePaste = (event: ClipboardEvent) => {
    composition.settleNow();
    const flavours = flavoursOf(event.clipboardData);
    if (isOwn(flavours.html)) return;
    event.preventDefault();
    event.stopPropagation();
    editing.take(flavours);
  };

  return (
    <Sheet
      ref={sheet}
      translate="no"
      onKeyDownCapture={handleKeyDown}
      onCompositionStartCapture={ofText((event: CompositionEvent) => {
        event.stopPropagation();
        composition.begin();
      })}
      onCompositionUpdateCapture={ofText((event: CompositionEvent) => composition.update(event.data))}
      onCompositionEndCapture={ofText((event: CompositionEvent) => {
        event.stopPropagation();
        composition.update(event.data);
        composition.endSoon();
      })}
      onMouseDownCapture={composition.endSoon}
      onBlurCapture={ofText(composition.settleNow)}
      onPasteCapture={ofText(handlePaste)}
      onCutCapture={composition.settleNow}
      onDragOver={drop.over}
      onDropCapture={(event: DragEvent) => {
        composition.settleNow();
        drop.read(event, PICTURE_DRAG);
      }}
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
        handleBeforeInput={(text) => (composition.typeOver(text) ? 'handled' : 'not-handled')}
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

/** A handler of what happens in the text, and not in the fields of a picture. */
function ofText<Event extends SyntheticEvent>(handle: (event: Event) => void) {
  return (event: Event) => {
    if (event.target instanceof HTMLElement && event.target.isContentEditable) handle(event);
  };
}

/** Classes of a block: its kind, its alignment, its depth. */
function classOf(block: ContentBlock): string {
  const align: unknown = block.getData().get('align');
  const kind = pictureOf(block) ? 'picture' : kindOf(block);
  return `kind-${kind} align-${typeof align === 'string' ? align : 'start'} depth${block.getDepth()}`;
}
