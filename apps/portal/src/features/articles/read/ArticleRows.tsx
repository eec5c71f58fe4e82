import styled from '@emotion/styled';
import type { ArticleCard as Card } from '@shuyuan/contract';
import { token } from '@shuyuan/tokens';
import { ArticleCard } from '@shuyuan/ui';
import { toArticleCard } from '../../../shared/articles/articleProps.ts';
import { Rows, Sheet } from '../../../shared/articles/articles.styles.ts';

interface ArticleRowsProps {
  items: readonly Card[];
  /** Whether the first story stands above the rows. */
  hasLead?: boolean | undefined;
  /** What was searched for; its words are marked. */
  keyword?: string | undefined;
  /** Heading level of the titles. */
  level?: 2 | 3 | undefined;
}

/** Rows on the first screen: their pictures load at once. */
const FIRST_ROWS = 3;

const Stack = styled.div({ display: 'grid', gap: token.layout.gutter });

/** A front page: the first story with a picture leads, pinned ones and the rest follow in their order. */
export function ArticleRows({ items, hasLead = false, keyword, level = 2 }: ArticleRowsProps) {
  const marked = keyword?.split(/\s+/);
  const lead = hasLead ? items.find(({ isTop, cover }) => !isTop && cover !== undefined) : undefined;
  const rows = items.filter((each) => each !== lead);
  return (
    <Stack>
      {lead && <ArticleCard layout="lead" level={level} eager article={toArticleCard(lead)} />}
      {rows.length > 0 && (
        <Sheet>
          <Rows>
            {rows.map((card, at) => (
              <ArticleCard
                key={card.id}
                level={level}
                eager={at < FIRST_ROWS}
                article={toArticleCard(card)}
                marked={marked}
              />
            ))}
          </Rows>
        </Sheet>
      )}
    </Stack>
  );
}
