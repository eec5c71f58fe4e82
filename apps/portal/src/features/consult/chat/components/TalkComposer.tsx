import { ChatComposer } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { type RefObject, useCallback, useState } from 'react';
import type { ChatStore } from '../ChatStore.ts';
import { useAttach } from '../useAttach.ts';
import { canDrawEmoji } from './canDrawEmoji.ts';
import { ComposerRoot } from './chat.styles.ts';
import { EmojiSheet } from './EmojiSheet.tsx';

interface TalkComposerProps {
  store: ChatStore;
  /** The open conversation. */
  id: number;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** Where a message is written: words are stored as a draft, pictures and files are sent by `useAttach`. */
export const TalkComposer = observer(function TalkComposer({ store, id, input }: TalkComposerProps) {
  const { sendPicture, sendFile } = useAttach(store);
  const [isEmojiOpen, setEmojiOpen] = useState(false);
  const { drafts, connection } = store;
  const closeEmoji = useCallback(() => {
    setEmojiOpen(false);
    input.current?.focus();
  }, [input]);

  const addEmoji = (emoji: string) => {
    const text = drafts.of(id);
    const at = input.current?.selectionStart ?? text.length;
    drafts.set(id, text.slice(0, at) + emoji + text.slice(input.current?.selectionEnd ?? at));
    closeEmoji();
    requestAnimationFrame(() => input.current?.setSelectionRange(at + emoji.length, at + emoji.length));
  };
  return (
    <ComposerRoot>
      {isEmojiOpen && <EmojiSheet onPick={addEmoji} onClose={closeEmoji} />}
      <ChatComposer
        value={drafts.of(id)}
        onChange={(text) => drafts.set(id, text)}
        onSend={store.send}
        onImage={sendPicture}
        onFile={sendFile}
        onEmoji={canDrawEmoji() ? () => setEmojiOpen(!isEmojiOpen) : undefined}
        status={connection.isAway ? 'offline' : 'ready'}
        inputRef={input}
      />
    </ComposerRoot>
  );
});
