import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useOwned } from '../../../../page/context.tsx';
import { idOf } from '../../../../page/idOf.ts';
import { newsAddress } from '../news/newsAddress.ts';
import { plateAddress } from '../plates/plateAddress.ts';
import { ReadPage } from '../ReadPage.tsx';
import { ArticleSheet } from './ArticleSheet.tsx';
import { DetailSide } from './DetailSide.tsx';
import { DetailStore } from './DetailStore.ts';
import { OwnArticle } from './OwnArticle.tsx';

/** `/headline/detail/:id`: an article with its files, what its readers do with it, and its comments (§2). */
export const DetailPage = observer(function DetailPage() {
  const { t } = useTranslation('articlesRead');
  const id = idOf(useParams()['id']);
  const store = useOwned((root) => new DetailStore(root.api), id ?? undefined);
  return (
    <ReadPage
      id={id}
      reading={store.reading}
      name={t('news.title')}
      missing={{ title: t('detail.missing'), hint: t('detail.missingHint') }}
      insteadOfMissing={(own, told) => <OwnArticle key={own} id={own} missing={told} />}
      crumbs={({ plateId, plateName }) => [
        { label: t('news.title'), href: newsAddress.href() },
        ...(plateId !== undefined && plateName !== undefined
          ? [{ label: plateName, href: plateAddress.href({ plateId }) }]
          : []),
        { label: t('detail.text') },
      ]}
      sheet={(article, length) => <ArticleSheet store={store.reading.reader} article={article} length={length} />}
      side={(article) => <DetailSide store={store} article={article} />}
    />
  );
});
