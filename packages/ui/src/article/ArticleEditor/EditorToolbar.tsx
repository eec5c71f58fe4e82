import { ARTICLE_BODY_MAX, RICH_TEXT_SIZES } from '@shuyuan/rules';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Image as ImageIcon,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { useNumber } from '../../foundations/useNumber.ts';
import type { ArticleEditorLabels } from './ArticleEditor.labels.ts';
import { ColourTool } from './ColourTool.tsx';
import { type EditorLook, isSameLook } from './commands.ts';
import { Bar } from './EditorToolbar.styles.ts';
import { HelpTool } from './HelpTool.tsx';
import { LinkTool } from './LinkTool.tsx';
import { type EditorCommand, SHORTCUTS, type ShortcutName } from './shortcuts.ts';
import { styleNameOf } from './styleNames.ts';
import { Tool } from './Tool.tsx';
import { useStable } from './useStable.ts';

export interface EditorToolbarProps {
  ref?: Ref<HTMLDivElement> | undefined;
  words: ArticleEditorLabels;
  look: EditorLook;
  /** Characters written, as the limit counts them (§5). */
  length: number;
  /** Which of its popups a shortcut has opened. */
  open: 'link' | 'help' | null;
  onOpen: (popup: 'link' | 'help' | null) => void;
  onCommand: (command: EditorCommand) => void;
  onLink: (href: string | null) => void;
  onFiles: (files: readonly File[]) => void;
}

/** Tools of the editor: one tab stop, arrow keys between them (APG toolbar). */
export function EditorToolbar({ ref, length, onFiles, ...tools }: EditorToolbarProps) {
  const { words } = tools;
  const number = useNumber();
  const bar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const handleKey = useRoving(bar);
  const choose = useStable(() => file.current?.click());
  return (
    <Bar ref={mergeRefs(bar, ref)} role="toolbar" aria-label={words.toolbar} onKeyDown={handleKey}>
      <Tools {...tools} onPicture={choose} />
      <p className="count" data-over={length > ARTICLE_BODY_MAX || undefined}>
        {words.body}
        <span className="number">{words.count(number(length), number(ARTICLE_BODY_MAX))}</span>
      </p>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        hidden
        data-picture-input=""
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Bar>
  );
}

interface ToolsProps extends Omit<EditorToolbarProps, 'ref' | 'length' | 'onFiles'> {
  onPicture: () => void;
}

/** The tools without the count, which changes with every key while they do not. */
const Tools = memo(
  AllTools,
  ({ look, ...before }, { look: now, ...after }) =>
    isSameLook(look, now) && (Object.keys(after) as (keyof typeof after)[]).every((key) => before[key] === after[key]),
);

function AllTools({ words, look, open, onOpen, onCommand, onLink, onPicture }: ToolsProps) {
  const tool = (name: ShortcutName, icon: ReactNode, state: { pressed?: boolean; disabled?: boolean } = {}) => (
    <Tool name={words.commands[name]} shortcut={name} {...state} onUse={() => onCommand(SHORTCUTS[name].command)}>
      {icon}
    </Tool>
  );
  const has = (kind: 'bold' | 'italic' | 'underline' | 'strike') => ({
    pressed: look.styles.has(styleNameOf({ kind })),
  });
  const is = (kind: EditorLook['kind']) => ({ pressed: look.kind === kind });
  return (
    <>
      {tool('undo', <Undo2 />, { disabled: !look.canUndo })}
      {tool('redo', <Redo2 />, { disabled: !look.canRedo })}
      <span className="rule" />
      <fieldset className="sizes" aria-label={words.sizes}>
        {RICH_TEXT_SIZES.map((value) => (
          <Tool
            key={value}
            name={words.size(value)}
            pressed={isSize(look, value)}
            onUse={() => onCommand({ do: 'mark', mark: { kind: 'size', value } })}
          >
            {value}
          </Tool>
        ))}
      </fieldset>
      <span className="rule" />
      {tool('bold', <Bold />, has('bold'))}
      {tool('italic', <Italic />, has('italic'))}
      {tool('underline', <Underline />, has('underline'))}
      {tool('strike', <Strikethrough />, has('strike'))}
      <ColourTool words={words} look={look} onCommand={onCommand} />
      <span className="rule" />
      {tool('heading2', <Heading2 />, is('heading2'))}
      {tool('heading3', <Heading3 />, is('heading3'))}
      {tool('heading4', <Heading4 />, is('heading4'))}
      <span className="rule" />
      {tool('start', <AlignLeft className="mirrored" />, { pressed: look.align === 'start' })}
      {tool('center', <AlignCenter />, { pressed: look.align === 'center' })}
      {tool('end', <AlignRight className="mirrored" />, { pressed: look.align === 'end' })}
      {tool('bullet', <List />, is('bullet'))}
      {tool('ordered', <ListOrdered />, is('ordered'))}
      {tool('quote', <Quote />, is('quote'))}
      <span className="rule" />
      <LinkTool
        words={words}
        href={look.href}
        open={open === 'link'}
        onOpen={(next) => onOpen(next ? 'link' : null)}
        onLink={onLink}
      />
      <Tool name={words.commands.picture} shortcut="picture" onUse={onPicture}>
        <ImageIcon />
      </Tool>
      <HelpTool words={words} open={open === 'help'} onOpen={(next) => onOpen(next ? 'help' : null)} />
    </>
  );
}

/** Whether the text has this size; 16 where none is set and the line is plain. */
function isSize(look: EditorLook, value: number): boolean {
  const set = [...look.styles].some((name) => name.startsWith('SIZE_'));
  return set ? look.styles.has(`SIZE_${value}`) : value === 16 && !look.kind.startsWith('heading');
}

/** One tab stop for all tools; arrows, Home and End go from one to the next, as the page reads. */
function useRoving(bar: { current: HTMLDivElement | null }) {
  const tools = () => [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  // Kept here and not read from the elements: the triggers of popups set their own.
  const current = useRef<HTMLButtonElement>(undefined);
  const stop = (chosen: HTMLButtonElement | undefined) => {
    current.current = chosen;
    for (const one of bar.current?.querySelectorAll('button') ?? []) one.tabIndex = one === chosen ? 0 : -1;
  };
  // Each rendering may have disabled the tool that was the stop.
  useLayoutEffect(() => {
    const all = tools();
    stop(all.find((one) => one === document.activeElement) ?? all.find((one) => one === current.current) ?? all[0]);
  });
  return (event: KeyboardEvent<HTMLDivElement>) => {
    const all = tools();
    const at = all.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const place: Readonly<Record<string, number>> = {
      [forward]: at + 1,
      [backward]: at - 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = place[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const chosen = all[(next + all.length) % all.length];
    stop(chosen);
    chosen?.focus();
  };
}
