import type { ArticleDetail } from '@shuyuan/contract';
import { Button, NoteBody, Tag } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { ArticleActs } from '../../../../shared/articles/ArticleActs.tsx';
import { ArticleFiles } from '../../../../shared/articles/ArticleFiles.tsx';
import type { ArticleStore } from '../../../../shared/articles/ArticleStore.ts';
import { ANCHOR } from '../../../../shared/articles/outlineOf.ts';
import { toPictures } from '../../../../shared/articles/toPictures.ts';
import { ReadHead } from '../ReadHead.tsx';
import { Bottom, Locked, Sheet, Top, Wide } from './note.styles.ts';

interface NoteSheetProps {
  store: ArticleStore;
  note: ArticleDetail;
  /** How long it takes to read, in words. */
  length: string;
}

/** The note itself: head, cover, cues with their text, files, and what a reader does with it; a locked one asks for a login. */
export const NoteSheet = observer(function NoteSheet({ store, note, length }: NoteSheetProps) {
  const { t } = useTranslation('articlesRead');
  const { auth } = useRoot();
  const { cover, subject, isLocked, attachments } = note;
  return (
    <Sheet>
      <Top>
        <ReadHead store={store} article={note} length={isLocked ? undefined : length}>
          <Tag tone="brand">{t('note.tag')}</Tag>
          {subject !== undefined && <Tag>{subject}</Tag>}
          {/* Only to a visitor is it told that the text is left out, so only a visitor can be told that it is free. */}
          {!auth.isLoggedIn && (
            <Tag tone={isLocked ? 'info' : 'success'}>{t(isLocked ? 'note.members' : 'note.free')}</Tag>
          )}
        </ReadHead>
      </Top>
      {cover !== undefined && <Wide src={cover} alt="" width={860} height={260} />}
      {isLocked ? (
        <Locked>
          <EmptyPlace
            kind="login"
            level={2}
            title={t('note.locked')}
            hint={t('note.lockedHint')}
            action={<Button href={auth.loginPath()}>{t('login')}</Button>}
          />
        </Locked>
      ) : (
        <>
          <NoteBody document={note.content} pictures={toPictures(note.pictures)} anchor={ANCHOR} />
          <Bottom>
            {attachments.length > 0 && <ArticleFiles files={attachments} />}
            <ArticleActs store={store} article={note} length={length} />
          </Bottom>
        </>
      )}
    </Sheet>
  );
});
