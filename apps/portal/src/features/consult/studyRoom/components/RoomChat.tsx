import type { RoomSession } from '@shuyuan/contract';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatSection, LineForm, LineInput, LineSend, Log, LogEmpty } from '../chat.styles.ts';
import type { InsideStore } from '../InsideStore.ts';
import { FileLine } from './FileLine.tsx';
import { WaitingFiles } from './WaitingFiles.tsx';

/** Most characters of one line. */
const LINE_MAX = 500;

interface RoomChatProps {
  inside: InsideStore;
  session: RoomSession;
  /** Opens the picker of photos and documents. */
  onPick(): void;
}

/** What the two write to each other and show each other. */
export const RoomChat = observer(function RoomChat({ inside, session, onPick }: RoomChatProps) {
  const { t } = useTranslation('studyRoom');
  const [draft, setDraft] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const { lines, role } = inside.items;
  const count = lines.length;
  useEffect(() => {
    if (count > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [count]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    inside.items.add('text', text);
    setDraft('');
  };
  return (
    <ChatSection aria-label={t('talk')}>
      <h2>{t('talk')}</h2>
      <Log ref={log} tabIndex={0} role="log" aria-label={t('talk')}>
        {count === 0 ? (
          <LogEmpty>{t('talkEmpty')}</LogEmpty>
        ) : (
          <ul>
            {lines.map(({ id, from, text, file, at }) => (
              <li key={id} data-own={from === role || undefined} data-line={id}>
                <b>{from === role ? t('me') : session.peer.name}</b>
                {file ? <FileLine file={file} /> : text}
                {at === null && <small>{t('unsentMark')}</small>}
              </li>
            ))}
          </ul>
        )}
      </Log>
      <WaitingFiles files={inside.files} />
      <LineForm onSubmit={send}>
        <LineSend type="button" aria-label={t('pick')} title={t('pick')} onClick={onPick}>
          <Paperclip aria-hidden />
        </LineSend>
        <LineInput
          aria-label={t('talkName')}
          placeholder={t('talkPlaceholder')}
          value={draft}
          maxLength={LINE_MAX}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        />
        <LineSend type="submit" aria-label={t('send')} title={t('send')} disabled={draft.trim() === ''}>
          <SendHorizontal aria-hidden />
        </LineSend>
      </LineForm>
    </ChatSection>
  );
});
