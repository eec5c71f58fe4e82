import type { HomePost } from '@shuyuan/contract';
import { type Headline, HeadlineList, SectionHeader, Tabs } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useOwned } from '../../../../page/context.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { articlePath } from '../../../../shared/articles/articlePaths.ts';
import { HEADLINE_ORDERS, HEADLINES, HeadlinesStore } from '../HeadlinesStore.ts';

/** The headlines of the school, the first one large; nothing where it has none (each row of the home page fails alone, product.md 5.2). */
export const Headlines = observer(function Headlines() {
  const { t } = useTranslation('home');
  const store = useOwned((root) => new HeadlinesStore(root.api));
  const { posts } = store;
  if (isNotServed(posts) || posts.value?.items.length === 0) return null;
  return (
    <section>
      <SectionHeader title={t('headlines.title')} more={{ href: '/news', label: t('headlines.all') }}>
        <Tabs
          variant="pill"
          label={t('headlines.title')}
          items={HEADLINE_ORDERS.map((key) => ({ value: key, label: t(`headlines.${key}`) }))}
          value={store.order}
          onChange={(key) => store.choose(HEADLINE_ORDERS.find((order) => order === key) ?? 'recommended')}
        />
      </SectionHeader>
      <Await query={posts} skeleton="row" count={HEADLINES}>
        {({ items }) => <HeadlineList aria-busy={posts.isStale} items={items.map(toHeadline)} />}
      </Await>
    </section>
  );
});

function toHeadline({ id, title, cover, author, publishedAt, reads, likes }: HomePost): Headline {
  return {
    id: String(id),
    href: articlePath({ id, kind: 'headline' }),
    title,
    cover,
    author,
    publishedAt,
    reads,
    likes,
  };
}
