import type { ArticleCard as Card } from '@shuyuan/contract';
import { ArticleCard } from '@shuyuan/ui';
import type { ArticleSource } from './articlePaths.ts';
import { toArticleCard } from './articleProps.ts';
import { Rows } from './articles.styles.ts';

interface ArticleLinesProps {
  items: readonly Card[];
  from?: ArticleSource | undefined;
}

/** Articles as lines of a side column. */
export function ArticleLines({ items, from }: ArticleLinesProps) {
  return (
    <Rows>
      {items.map((card) => (
        <ArticleCard key={card.id} layout="line" article={toArticleCard(card, from)} />
      ))}
    </Rows>
  );
}
