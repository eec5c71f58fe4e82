import { mimesOf } from '@shuyuan/rules';
import { Image as ImageIcon, Mic, Paperclip, Smile } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { ChatComposerLabels } from './ChatComposer.labels.ts';
import { SLOT } from './useImages.ts';

interface ComposerToolsProps {
  words: ChatComposerLabels;
  disabled: boolean;
  onEmoji: (() => void) | undefined;
  onImages: ((files: readonly File[]) => void) | undefined;
  onFiles: ((files: readonly File[]) => void) | undefined;
  onVoice: (() => void) | undefined;
}

/** Tools for adding more than text; a tool without a handler is not rendered. */
export function ComposerTools({ words, disabled, onEmoji, onImages, onFiles, onVoice }: ComposerToolsProps) {
  const shared = { disabled, size: 'md' } as const;
  return (
    <fieldset className="tools" aria-label={words.tools}>
      {onEmoji && <IconButton {...shared} icon={<Smile />} label={words.emoji} onClick={onEmoji} />}
      {onImages && (
        <Picker accept={mimesOf(SLOT).join(',')} onPick={onImages}>
          {(open) => <IconButton {...shared} icon={<ImageIcon />} label={words.image} onClick={open} />}
        </Picker>
      )}
      {onFiles && (
        <Picker onPick={onFiles}>
          {(open) => <IconButton {...shared} icon={<Paperclip />} label={words.file} onClick={open} />}
        </Picker>
      )}
      {onVoice && <IconButton {...shared} icon={<Mic />} label={words.voice} onClick={onVoice} />}
    </fieldset>
  );
}

/** A button in front of the file input, which itself is not a tab stop. */
function Picker({
  accept,
  onPick,
  children,
}: {
  accept?: string;
  onPick: (files: readonly File[]) => void;
  children: (open: () => void) => ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = ''; // allows the same file to be picked again
    if (files.length > 0) onPick(files);
  };
  return (
    <>
      <input ref={input} type="file" hidden multiple accept={accept} onChange={handleChange} />
      {children(() => input.current?.click())}
    </>
  );
}
