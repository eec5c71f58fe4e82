import { ARTICLE_ALT_MAX, ARTICLE_WIDTHS, codePointLength, findEmoji, stripEmoji } from '@shuyuan/rules';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useContext, useRef, useState } from 'react';
import { changePicture, movePicture } from './blocks.ts';
import type { EditorPicture } from './draftDocument.ts';
import { PictureContext } from './pictureContext.ts';

interface PictureToolsProps {
  blockKey: string;
  picture: EditorPicture;
  onRemove: () => void;
}

/** What can be done with the selected picture: its width, its place, another file, its text alternative. */
export function PictureTools({ blockKey, picture: { alt, width }, onRemove }: PictureToolsProps) {
  const view = useContext(PictureContext);
  const file = useRef<HTMLInputElement>(null);
  const [caption, setCaption] = useState(alt);
  if (!view) return null;
  const { words, edit, uploads, notify } = view;
  /** Each character is saved as it comes, so that none is lost with the page. */
  const saveCaption = (typed: string) => {
    const sign = findEmoji(typed);
    if (sign !== null) notify({ kind: 'sign', sign });
    const plain = stripEmoji(typed.replace(/\s+/g, ' ').trim());
    const clean = [...plain].slice(0, ARTICLE_ALT_MAX).join('').trim();
    if (codePointLength(plain) > ARTICLE_ALT_MAX) notify({ kind: 'longCaption' });
    if (clean !== alt) edit((now) => changePicture(now, blockKey, { alt: clean }));
    return clean;
  };
  const keep = (event: SyntheticEvent) => event.preventDefault();
  return (
    <>
      <div className="tools" role="toolbar" aria-label={words.pictureTools}>
        {ARTICLE_WIDTHS.map((percent) => (
          <button
            key={percent}
            type="button"
            aria-label={words.width(percent)}
            aria-pressed={percent === width}
            onMouseDown={keep}
            onClick={() => edit((now) => changePicture(now, blockKey, { width: percent }))}
          >
            {percent}%
          </button>
        ))}
        <span className="rule" />
        <button
          type="button"
          aria-label={words.moveUp}
          title={`${words.moveUp} Alt+↑`}
          onMouseDown={keep}
          onClick={() => edit((now) => movePicture(now, blockKey, -1))}
        >
          <ArrowUp aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={words.moveDown}
          title={`${words.moveDown} Alt+↓`}
          onMouseDown={keep}
          onClick={() => edit((now) => movePicture(now, blockKey, 1))}
        >
          <ArrowDown aria-hidden="true" />
        </button>
        <span className="rule" />
        <button type="button" onMouseDown={keep} onClick={() => file.current?.click()}>
          {words.replace}
        </button>
        <button
          type="button"
          aria-label={words.remove}
          title={`${words.remove} Delete`}
          onMouseDown={keep}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </button>
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg"
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (!chosen) return;
            const upload = uploads.start(chosen);
            edit((now) => changePicture(now, blockKey, { upload, fileId: undefined }));
          }}
        />
      </div>
      <input
        className="caption"
        aria-label={words.caption}
        placeholder={words.captionHint}
        value={caption}
        onChange={({ target, nativeEvent }) => {
          setCaption(target.value);
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) saveCaption(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => saveCaption(currentTarget.value)}
        onBlur={() => setCaption(saveCaption(caption))}
      />
    </>
  );
}
