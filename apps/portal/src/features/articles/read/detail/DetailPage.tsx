import { plainTextOf } from '@shuyuan/rules';
import { Breadcrumb } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { idOf } from '../../../../page/idOf.ts';
import { Missing } from '../../../../page/Missing.tsx';
import { useTitle } from '../../../../page/useTitle.ts';
import { ArticleComments } from '../../../../shared/articles/ArticleComments.tsx';
import { Columns, Page } from '../../../../shared/articles/articles.styles.ts';
import { readingMinutes } from '../../../../shared/articles/readingMinutes.ts';
import { newsAddress } from '../news/newsAddress.ts';
import { plateAddress } from '../plates/plateAddress.ts';
import { ArticleSheet } from './ArticleSheet.tsx';
import { DetailSide } from './DetailSide.tsx';
import { DetailStore } from './DetailStore.ts';
import { Crumbs } from './detail.styles.ts';

/** `/headline/detail/:id`: an article with its files, what its readers do with it, and its comments (§2). */
export const DetailPage = observer(function DetailPage() {
  const { t } = useTranslation('articlesRead');
  const { auth } = useRoot();
  const id = idOf(useParams()['id']);
  const store = useOwned((root) => new DetailStore(root.api), id ?? undefined);
  const { article } = store.reader;
  const isMissing = id === null || article.error?.kind === 'missing';
  useTitle(isMissing ? undefined : article.value?.title);
  if (isMissing) {
    // Whether it is gone or only for the school's own students is not told to a visitor.
    const action = auth.isLoggedIn
      ? { href: newsAddress.href(), label: t('detail.toNews') }
      : { href: auth.loginPath(), label: t('login') };
    return (
      <Missing
        title={t('detail.missing')}
        text={t(auth.isLoggedIn ? 'detail.missingHint' : 'detail.missingVisitor')}
        action={action}
      />
    );
  }
  return (
    <Page>
      <Await query={article} name={t('news.title')} skeleton="text" count={6}>
        {(value) => {
          const length = t('detail.minutes', { count: readingMinutes(plainTextOf(value.content)) });
          const { plateId, plateName } = value;
          return (
            <>
              <Crumbs>
                <Breadcrumb
                  items={[
                    { label: t('home'), href: '/index' },
                    { label: t('news.title'), href: newsAddress.href() },
                    ...(plateId !== undefined && plateName !== undefined
                      ? [{ label: plateName, href: plateAddress.href({ plateId }) }]
                      : []),
                    { label: t('detail.text') },
                  ]}
                />
              </Crumbs>
              <Columns>
                <div>
                  <ArticleSheet store={store.reader} article={value} length={length} />
                  <ArticleComments
                    store={store.comments}
                    isOpen={value.allowsComments}
                    onReport={store.reader.report}
                  />
                </div>
                <DetailSide store={store} article={value} />
              </Columns>
            </>
          );
        }}
      </Await>
    </Page>
  );
});
