import { attachmentSlotOf, checkFile, formatByteLimit, uploadPolicy } from '@shuyuan/rules';
import { ChatComposer, compressPicture } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { preparePicture } from '../../../../shared/consult/pictures.ts';
import type { ChatStore } from '../ChatStore.ts';
import { canDrawEmoji } from './canDrawEmoji.ts';
import { ComposerRoot } from './chat.styles.ts';
import { EmojiSheet } from './EmojiSheet.tsx';

interface TalkComposerProps {
  store: ChatStore;
  /** The open conversation. */
  id: number;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** Where a message is written: words are stored as a draft, pictures are made small, files are checked before they are sent (§5). */
export const TalkComposer = observer(function TalkComposer({ store, id, input }: TalkComposerProps) {
  const { t } = useTranslation('chat');
  const { services } = useRoot();
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
  const handlePicture = async (file: File) => {
    const prepared = await preparePicture(file, compressPicture);
    if (typeof prepared === 'string') return prepared;
    void store.sendFile({ ...prepared, preview: URL.createObjectURL(prepared.blob) });
    return null;
  };
  const handleFile = (file: File) => {
    const slot = attachmentSlotOf(file.name);
    const problem = slot ? checkFile({ slot, name: file.name, mime: file.type, size: file.size }) : 'type';
    if (!problem) return void store.sendFile({ kind: 'file', name: file.name, blob: file });
    const limit = slot ? formatByteLimit(uploadPolicy(slot).maxBytes) : '';
    services.toast('danger', problem === 'size' ? t('fileTooBig', { limit }) : t('fileKind'));
  };

  return (
    <ComposerRoot>
      {isEmojiOpen && <EmojiSheet onPick={addEmoji} onClose={closeEmoji} />}
      <ChatComposer
        value={drafts.of(id)}
        onChange={(text) => drafts.set(id, text)}
        onSend={store.send}
        onImage={handlePicture}
        onFile={handleFile}
        onEmoji={canDrawEmoji() ? () => setEmojiOpen(!isEmojiOpen) : undefined}
        status={connection.isAway ? 'offline' : 'ready'}
        inputRef={input}
      />
    </ComposerRoot>
  );
});
