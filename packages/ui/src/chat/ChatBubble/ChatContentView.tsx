import { formatBytes, tidyLines } from '@shuyuan/rules';
import { ImageOff } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Anchor } from '../../foundations/KitProvider/kitContext.ts';
import type { ChatBubbleLabels } from './ChatBubble.labels.ts';
import { FileMark } from './FileMark.styles.ts';
import { fileMark } from './fileMark.ts';
import { linkParts } from './linkParts.ts';
import type { ChatContent, ChatMessage } from './message.ts';
import { VoiceView } from './VoiceView.tsx';

type Of<K extends ChatContent['kind']> = Extract<ChatContent, { kind: K }>;

/** The content of a bubble. */
export function ChatContentView({
  message: { id, content, quote },
  words,
  onOpenImage,
  onPlay,
}: {
  message: ChatMessage;
  words: ChatBubbleLabels;
  onOpenImage?: ((id: string) => void) | undefined;
  onPlay?: ((id: string) => void) | undefined;
}) {
  switch (content.kind) {
    case 'text':
      return (
        <div className="body">
          {quote && <span className="quote">{words.quoted(quote.author, quote.text)}</span>}
          <Words text={tidyLines(content.text)} words={words} />
        </div>
      );
    case 'image':
      return <Picture image={content} words={words} onOpen={onOpenImage && (() => onOpenImage(id))} />;
    case 'file':
      return <FileView file={content} />;
    case 'audio':
      return <VoiceView audio={content} words={words} onPlay={onPlay && (() => onPlay(id))} />;
    default:
      return null;
  }
}

function Words({ text, words }: { text: string; words: ChatBubbleLabels }) {
  const parts = linkParts(text);
  if (parts.length === 1 && parts[0]?.href === undefined) return text;
  return parts.map((part, at) => {
    // The parts of a message are never reordered, so the index is a stable key.
    const key = `${at}`;
    if (part.href === undefined) return <Fragment key={key}>{part.text}</Fragment>;
    if (part.href.startsWith('mailto:'))
      return (
        <a key={key} href={part.href}>
          {part.text}
        </a>
      );
    return (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
        <span className="hidden">{words.newWindow}</span>
      </a>
    );
  });
}

function Picture({
  image: { src, alt, progress },
  words,
  onOpen,
}: {
  image: Of<'image'>;
  words: ChatBubbleLabels;
  onOpen: (() => void) | undefined;
}) {
  const [broken, setBroken] = useState<string>();
  const name = alt ?? words.image;
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  const shown =
    src === broken ? (
      <span className="broken">
        <ImageOff aria-hidden />
        {words.brokenImage}
      </span>
    ) : (
      <img
        className="picture"
        src={src}
        alt={name}
        width={216}
        height={162}
        decoding="async"
        draggable={false}
        onError={() => setBroken(src)}
      />
    );
  return (
    <div className="body" data-kind="image">
      {onOpen && src !== broken && percent === undefined ? (
        <button type="button" className="open" aria-label={words.openImage(name)} onClick={onOpen}>
          {shown}
        </button>
      ) : (
        shown
      )}
      {percent !== undefined && (
        <span className="veil">
          <b>{percent}%</b>
          <progress value={percent} max={100} aria-label={words.sendingImage} />
        </span>
      )}
    </div>
  );
}

function FileView({ file: { name, size, href } }: { file: Of<'file'> }) {
  const { letters, family } = fileMark(name);
  const inner = (
    <>
      <span>
        <b className="name">{name}</b>
        {size !== undefined && <span className="size">{formatBytes(size)}</span>}
      </span>
      <FileMark aria-hidden data-family={family}>
        {letters}
      </FileMark>
    </>
  );
  return href === undefined ? (
    <div className="body" data-kind="file">
      {inner}
    </div>
  ) : (
    <Anchor className="body" data-kind="file" href={href} target="_blank" rel="noopener noreferrer">
      {inner}
    </Anchor>
  );
}
