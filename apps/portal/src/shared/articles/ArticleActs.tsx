import styled from '@emotion/styled';
import type { ArticleDetail } from '@shuyuan/contract';
import { token } from '@shuyuan/tokens';
import { Bookmark, Share2, ThumbsUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../page/usePerform.ts';
import { formatWhole } from '../words/formatWhole.ts';
import type { ArticleStore } from './ArticleStore.ts';
import { articlePath } from './articlePaths.ts';
import { useLoggedIn } from './useLoggedIn.ts';

// Both come with the first click: most readers neither share nor report.
const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

const { color, fontSize, lineHeight, space, weight } = token;

/** What a reader does with a text, in one line below it. */
export const Acts = styled.footer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginTop: space[32],
});

/** A toggle as a pill: pressed it is filled with the brand's soft colour. */
export const Pill = styled.button({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  padding: `0 ${space[20]}`,
  borderRadius: token.radius.pill,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  color: color.text.secondary,
  background: color.surface.card,
  boxShadow: `inset 0 0 0 1px ${color.border.control}`,
  transition: `color ${token.motion.fast}, background ${token.motion.fast}, box-shadow ${token.motion.fast}`,
  '& > b': { fontFamily: token.font.number, fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' },
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd, strokeWidth: 1.75 },
  '&:hover': { boxShadow: `inset 0 0 0 1px ${color.border.controlHover}` },
  '&[aria-pressed="true"]': {
    fontWeight: weight.medium,
    color: color.actionSoft.fg,
    background: color.actionSoft.bg,
    boxShadow: 'none',
  },
  '&[aria-pressed="true"]:hover': { background: color.actionSoft.bgHover },
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    '&[aria-pressed="true"]': { borderWidth: '3px' },
  },
});

const Quiet = styled.button({
  marginInlineStart: 'auto',
  minHeight: token.size.target,
  fontSize: fontSize[13],
  color: color.text.tertiary,
  '&:hover': { color: color.text.linkHover },
});

interface ArticleActsProps {
  store: ArticleStore;
  article: ArticleDetail;
  /** How long it takes to read, in words. */
  length: string;
}

/** Like, collect, share, report; a visitor is led to the login and back (§6). */
export const ArticleActs = observer(function ArticleActs({ store, article, length }: ArticleActsProps) {
  const { t } = useTranslation('articlesRead');
  const perform = usePerform();
  const [open, setOpen] = useState<'share' | 'report'>();
  const loggedIn = useLoggedIn();
  const close = () => setOpen(undefined);
  return (
    <Acts>
      <Pill type="button" aria-pressed={article.isLiked} onClick={() => loggedIn(() => perform(store.toggleLike))}>
        <ThumbsUp aria-hidden />
        {t(article.isLiked ? 'acts.liked' : 'acts.like')}
        <b>{formatWhole(article.likes)}</b>
      </Pill>
      <Pill
        type="button"
        aria-pressed={article.isCollected}
        onClick={() => loggedIn(() => perform(store.toggleCollected))}
      >
        <Bookmark aria-hidden />
        {t(article.isCollected ? 'acts.collected' : 'acts.collect')}
        <b>{formatWhole(article.collects)}</b>
      </Pill>
      <Pill type="button" onClick={() => setOpen('share')}>
        <Share2 aria-hidden />
        {t('acts.share')}
      </Pill>
      {!article.isOwn && (
        <Quiet type="button" onClick={() => loggedIn(() => setOpen('report'))}>
          {t('acts.report')}
        </Quiet>
      )}
      <Suspense fallback={null}>
        {open === 'share' && (
          <ShareDialog
            title={article.title}
            author={article.author.name}
            cover={article.cover}
            path={articlePath(article)}
            length={length}
            onClose={close}
          />
        )}
        {open === 'report' && <ReportDialog onClose={close} onReport={store.report} />}
      </Suspense>
    </Acts>
  );
});
