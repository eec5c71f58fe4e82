import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Button, CommentThread, Tabs, type ThreadComment } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/apiError.ts';
import { textHere } from '../../core/known.ts';
import { Await } from '../../page/Await.tsx';
import { useRoot } from '../../page/context.tsx';
import { useDescribeError } from '../../page/describeError.ts';
import { EmptyPlace } from '../../page/EmptyPlace.tsx';
import { usePerform } from '../../page/usePerform.ts';
import type { Permission } from '../permissions/PermissionStore.ts';
import { usePermission } from '../permissions/usePermission.ts';
import { formatWhole } from '../words/formatWhole.ts';
import type { ArticleReport } from './ArticleStore.ts';
import { COMMENT_TABS, type CommentsStore } from './CommentsStore.ts';
import { storedComments } from './storedComments.ts';
import { toThreadComment } from './toThreadComment.ts';
import { useLoggedIn } from './useLoggedIn.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

interface ArticleCommentsProps {
  store: CommentsStore;
  /** Comments and answers, as the article tells. */
  told: number | undefined;
  /** Whether the author lets others comment. */
  isOpen: boolean;
  /** Who wrote what is commented on. */
  authorName: string;
  /** Reports a comment to the school. */
  onReport: (report: ArticleReport) => Promise<void>;
}

/** Where a visitor makes an account (§2). */
const REGISTER_PATH = '/register';

const { color, fontSize, lineHeight, space, weight } = token;

const Root = styled.section({
  padding: `28px 60px ${space[32]}`,
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  scrollMarginTop: `calc(${token.header.h} + ${space[16]})`,
  '@media (max-width: 1199px)': { paddingInline: '36px' },
});

const Top = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBottom: space[16],
  '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18], fontWeight: weight.semibold },
  '& > small': { fontSize: fontSize[14], fontFamily: token.font.number, color: color.text.tertiary },
  '& > :last-child:not(h2)': { marginInlineStart: 'auto' },
});

/** In place of the field, or of what follows: who may not write or read on, and why. */
const Notice = styled.p({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  marginBottom: space[8],
  padding: `14px ${space[16]}`,
  borderRadius: token.radius.card,
  color: color.text.secondary,
  background: color.surface.page,
  '& > :last-child:not(:only-child)': { display: 'flex', flex: 'none', gap: space[8], marginInlineStart: 'auto' },
});

const More = styled.div({ display: 'flex', justifyContent: 'center', marginTop: space[16] });

/** Comments below an article or a note, with the field to write one (§5; product.md 4.13). */
export const ArticleComments = observer(function ArticleComments({
  store,
  told,
  isOpen,
  authorName,
  onReport,
}: ArticleCommentsProps) {
  const { t } = useTranslation('articlesRead');
  const { auth, services } = useRoot();
  const perform = usePerform();
  const loggedIn = useLoggedIn();
  const describe = useDescribeError();
  const headId = useId();
  const [reported, setReported] = useState<ThreadComment>();
  const idOf = ({ id }: ThreadComment) => Number(id);
  const offered = usePermission('headline.comment');
  const name = textHere(auth.info.value?.nickname ?? auth.user?.name);
  const me =
    auth.isLoggedIn && isOpen && offered.isAllowed
      ? { name, portrait: auth.info.value?.portrait ?? auth.user?.portrait }
      : undefined;

  // Of lecturers' comments alone the list is counted as it is.
  const count = store.tab === 'lecturers' ? store.total : store.countAll(told);
  const stored = storedComments(services.storage, auth.user?.id);
  const { articleId } = store.place ?? {};

  const handleSend = async (text: string, answered?: ThreadComment) => {
    try {
      await store.add(text, answered && idOf(answered));
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return describe(error);
    }
  };
  return (
    <Root id="comments" aria-labelledby={headId}>
      <Top>
        <h2 id={headId}>{t('comments.title')}</h2>
        {count !== undefined && count > 0 && <small data-count="comments">{formatWhole(count)}</small>}
        <Tabs
          variant="pill"
          lazy
          label={t('comments.order')}
          value={store.tab}
          onChange={(key) => {
            const tab = COMMENT_TABS.find((each) => each === key);
            if (tab) store.choose(tab);
          }}
          items={COMMENT_TABS.map((key) => ({ value: key, label: t(`comments.${key}`) }))}
        />
      </Top>
      <Await query={store.first} skeleton="row" count={3}>
        {() => (
          <>
            <CommentThread
              key={articleId}
              comments={store.rows.map(toThreadComment)}
              me={me}
              gate={<NoFieldNotice isOpen={isOpen} withheld={offered} />}
              empty={
                <EmptyPlace
                  kind="message"
                  layout="inline"
                  title={t('comments.none')}
                  hint={t('comments.noneHint', { name: authorName })}
                />
              }
              draft={articleId === undefined ? undefined : stored.read(articleId)}
              replyDraft={(answered) => (articleId === undefined ? '' : stored.read(articleId, idOf(answered)))}
              onDraft={(written, answered) =>
                articleId !== undefined && stored.write(articleId, written, answered && idOf(answered))
              }
              onSend={handleSend}
              onLike={(comment) => loggedIn(() => perform(() => store.toggleLike(idOf(comment))))}
              onRemove={(comment) => perform(() => store.remove(idOf(comment)))}
              onMoreReplies={(comment) => perform(() => store.loadReplies(idOf(comment)))}
              onReport={auth.isLoggedIn ? setReported : undefined}
            />
            {store.moreCount > 0 && !auth.isLoggedIn && (
              <LoginNotice
                text={t('comments.gateAll', {
                  count: count ?? store.moreCount,
                  total: formatWhole(count ?? store.moreCount),
                })}
              />
            )}
            {store.moreCount > 0 && auth.isLoggedIn && (
              <More>
                <Button variant="outline" tone="neutral" onClick={() => perform(store.loadMore)}>
                  {t('comments.more', { total: store.moreCount })}
                </Button>
              </More>
            )}
          </>
        )}
      </Await>
      <Suspense fallback={null}>
        {reported && (
          <ReportDialog
            onClose={() => setReported(undefined)}
            onReport={(report) => onReport({ ...report, commentId: idOf(reported) })}
          />
        )}
      </Suspense>
    </Root>
  );
});

/** Why there is no field for a comment: nobody may write one here, the school withholds it (§6), or nobody is logged in. */
function NoFieldNotice({ isOpen, withheld }: { isOpen: boolean; withheld: Permission }): ReactNode {
  const { t } = useTranslation('articlesRead');
  if (!isOpen) return <Notice>{t('comments.closed')}</Notice>;
  if (!withheld.isAllowed) return <Notice>{withheld.reason ?? t('comments.withheld')}</Notice>;
  return <LoginNotice text={t('comments.gate')} />;
}

/** What a visitor reads or does after a login, which leads back here. */
function LoginNotice({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('articlesRead');
  const { auth } = useRoot();
  return (
    <Notice>
      <span>{text}</span>
      <span>
        <Button size="sm" variant="soft" href={auth.loginPath()}>
          {t('login')}
        </Button>
        <Button size="sm" variant="outline" tone="neutral" href={auth.loginPath(REGISTER_PATH)}>
          {t('register')}
        </Button>
      </span>
    </Notice>
  );
}
