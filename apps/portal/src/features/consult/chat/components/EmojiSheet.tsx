import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiRoot } from './chat.styles.ts';

/** What can be picked; emoji are welcome in talks. */
const EMOJI = [...'😀😄😁😂😊🙂😉😍😘😋😜😎🤔😅😳😭😢😤😡😴', ...'👍👎👏🙏💪👌🤝👋🙌🎉🌹💯🔥⭐💡📖📝📚🏆🎓'];

/** A sheet of emoji above the composer; Esc and a press elsewhere close it. */
export function EmojiSheet({ onPick, onClose }: { onPick: (emoji: string) => void; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.querySelector('button')?.focus();
    const leave = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || sheet.current?.contains(target)) return;
      if (!target.closest('fieldset')) onClose(); // the button that opened it closes it by itself
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [onClose]);
  return (
    <EmojiRoot
      ref={sheet}
      role="dialog"
      aria-label={t('emoji')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {EMOJI.map((emoji) => (
        <button key={emoji} type="button" onClick={() => onPick(emoji)}>
          {emoji}
        </button>
      ))}
    </EmojiRoot>
  );
}
