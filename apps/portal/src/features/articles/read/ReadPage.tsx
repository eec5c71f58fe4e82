import type { ArticleDetail } from '@shuyuan/contract';
import { plainTextOf } from '@shuyuan/rules';
import { Breadcrumb } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../page/Await.tsx';
import { useRoot } from '../../../page/context.tsx';
import { Missing } from '../../../page/Missing.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { ArticleComments } from '../../../shared/articles/ArticleComments.tsx';
import { Below, Page, Side } from '../../../shared/articles/articles.styles.ts';
import { Crumbs, Reading } from '../../../shared/articles/reading.styles.ts';
import { readingMinutes } from '../../../shared/articles/readingMinutes.ts';
import { CommentRules } from './CommentRules.tsx';
import { newsAddress } from './news/newsAddress.ts';
import type { ReadingStore } from './ReadingStore.ts';

interface ReadPageProps {
  /** The id in the address; null for what is none. */
  id: number | null;
  reading: ReadingStore;
  /** Heading while the text is on its way. */
  name: string;
  /** Title and hint where a student finds nothing. */
  missing: { title: string; hint: string };
  /** Asked before a student is told so. */
  insteadOfMissing?: ((id: number, told: ReactNode) => ReactNode) | undefined;
  /** The way here, below the home page. */
  crumbs: (article: ArticleDetail) => readonly { label: string; href?: string }[];
  /** The text; `length` says in words how long it takes to read. */
  sheet: (article: ArticleDetail, length: string) => ReactNode;
  side: (article: ArticleDetail) => ReactNode;
  /** Over the whole width, below both columns. */
  below?: ((article: ArticleDetail) => ReactNode) | undefined;
}

/** A page on which an article or a note is read: the text with its comments, and the side column. */
export const ReadPage = observer(function ReadPage(props: ReadPageProps) {
  const { id, reading, name, missing, insteadOfMissing, crumbs, sheet, side, below } = props;
  const { t } = useTranslation('articlesRead');
  const { auth } = useRoot();
  const { article } = reading;
  const isMissing = id === null || article.error?.kind === 'missing';
  useTitle(isMissing ? undefined : article.value?.title);
  if (isMissing) {
    // Whether it is gone or only for the school's own students is not told to a visitor.
    const [text, action] = auth.isLoggedIn
      ? [missing.hint, { href: newsAddress.href(), label: t('detail.toNews') }]
      : [t('detail.missingVisitor'), { href: auth.loginPath(), label: t('login') }];
    const told = <Missing title={missing.title} text={text} action={action} />;
    return id !== null && auth.isLoggedIn && insteadOfMissing ? insteadOfMissing(id, told) : told;
  }
  return (
    <Page>
      <Await query={article} name={name} skeleton="text" count={6}>
        {(value) => (
          <>
            <Crumbs>
              <Breadcrumb items={[{ label: t('home'), href: '/index' }, ...crumbs(value)]} />
            </Crumbs>
            <Reading>
              <div>{sheet(value, t('detail.minutes', { count: readingMinutes(plainTextOf(value.content)) }))}</div>
              {side(value)}
            </Reading>
            {!value.isLocked && (
              <Below>
                <ArticleComments
                  store={reading.comments}
                  told={value.comments}
                  isOpen={value.allowsComments}
                  authorName={value.author.name}
                  onReport={reading.reader.report}
                />
                {value.allowsComments && (
                  <Side aria-label={t('comments.rules')}>
                    <CommentRules />
                  </Side>
                )}
              </Below>
            )}
            {below?.(value)}
          </>
        )}
      </Await>
    </Page>
  );
});
