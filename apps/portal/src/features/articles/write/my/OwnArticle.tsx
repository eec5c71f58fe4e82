import type { OwnArticle as Article } from '@shuyuan/contract';
import { messageTime } from '@shuyuan/rules';
import { Button, Link, OwnArticleCard, Steps } from '@shuyuan/ui';
import { Info, SquarePen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { editorAddress, previewAddress } from '../writeAddress.ts';
import type { Asked } from './AskedDialog.tsx';
import type { MyArticlesStore } from './MyArticlesStore.ts';
import { toOwnCard } from './myProps.ts';

interface OwnArticleProps {
  store: MyArticlesStore;
  article: Article;
  onAsk: (asked: Asked) => void;
}

/** The menu of the learning centre stays lit on the article's page (§2: `MyHeadline` gives 3). */
const readHref = (id: number) => `/headline/detail/${id}?fromName=MyHeadline`;

/** What the refused paragraph between its neighbours takes, before it is there. */
const PARAGRAPH_PX = 64;

/** One article of the student, with what can be done about it now. */
export const OwnArticle = observer(function OwnArticle({ store, article, onAsk }: OwnArticleProps) {
  const { t } = useTranslation('writing');
  const view = useView();
  const { id, state } = article;
  const isReadable = state === 'published';
  const card = toOwnCard(article, store.refused.get(id), view, t);
  const draft = store.draftOf(id);
  return (
    <OwnArticleCard
      {...card}
      {...(store.awaited.has(id) && { style: { marginBottom: PARAGRAPH_PX } })}
      level={2}
      href={isReadable ? readHref(id) : previewAddress.href({ id })}
      actions={<Actions article={article} onAsk={onAsk} />}
    >
      {draft ? (
        <>
          <SquarePen aria-hidden />
          <span>{t('revision', { when: messageTime(draft.at, view) })}</span>
          <Link href={editorAddress.href({ id })}>{t('goOn')}</Link>
        </>
      ) : state === 'inReview' ? (
        <Steps
          size="sm"
          current={1}
          label={t('review.label')}
          items={[
            { key: 'sent', title: t('review.sent'), note: messageTime(article.submittedAt, view) },
            {
              key: 'read',
              title: t('review.read'),
              note: article.aheadCount ? t('review.ahead', { count: article.aheadCount }) : undefined,
            },
            { key: 'done', title: t('review.done'), note: t('review.soon') },
          ]}
        />
      ) : state === 'off' ? (
        <>
          <Info aria-hidden />
          <span>{t('offBySchool')}</span>
        </>
      ) : undefined}
    </OwnArticleCard>
  );
});

function Actions({ article: { id, state, isPublished, reasonBlock }, onAsk }: Omit<OwnArticleProps, 'store'>) {
  const { t } = useTranslation('writing');
  const remove = (
    <Button variant="ghost" onClick={() => onAsk({ kind: 'delete', id })}>
      {t('act.delete')}
    </Button>
  );
  const edit = editorAddress.href({ id });
  if (state === 'rejected') {
    return (
      <>
        <Button variant="soft" href={edit}>
          {t(reasonBlock === undefined ? 'edit' : 'editParagraph')}
        </Button>
        {isPublished && (
          <Button variant="ghost" onClick={() => onAsk({ kind: 'giveUp', id })}>
            {t('act.giveUp')}
          </Button>
        )}
        {remove}
      </>
    );
  }
  if (state === 'inReview') {
    return (
      <>
        <Button variant="outline" tone="neutral" href={previewAddress.href({ id })}>
          {t('look')}
        </Button>
        <Button variant="ghost" onClick={() => onAsk({ kind: 'withdraw', id })}>
          {t('act.withdraw')}
        </Button>
      </>
    );
  }
  if (state === 'published') {
    return (
      <>
        <Button variant="outline" tone="neutral" href={readHref(id)}>
          {t('read')}
        </Button>
        <Button variant="ghost" href={edit}>
          {t('edit')}
        </Button>
        {remove}
      </>
    );
  }
  return (
    <>
      {state === 'withdrawn' && (
        <Button variant="outline" tone="neutral" href={edit}>
          {t('goOnWriting')}
        </Button>
      )}
      {remove}
    </>
  );
}
