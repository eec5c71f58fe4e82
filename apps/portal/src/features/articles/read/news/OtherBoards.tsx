import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { ArticleRows } from '../ArticleRows.tsx';
import type { NewsStore } from './NewsStore.ts';

const { color, fontSize, lineHeight, space } = token;

const Section = styled.section({ marginTop: space[24] });

const Title = styled.header({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  marginBottom: space[12],
  '& > h2': { fontSize: fontSize[18], lineHeight: lineHeight[18] },
  '& > small': { fontSize: fontSize[13], color: color.text.tertiary },
});

/** Below an empty board: the latest of the others, so that the page goes on. */
export const OtherBoards = observer(function OtherBoards({ store }: { store: NewsStore }) {
  const { t } = useTranslation('articlesRead');
  const today = store.todayCount;
  return (
    <Await query={store.others} skeleton="row" count={3} isEmpty={({ items }) => items.length === 0} empty={null}>
      {({ items }) => (
        <Section>
          <Title>
            <h2>{t('none.others')}</h2>
            {today !== undefined && today > 0 && <small>{t('none.today', { total: formatWhole(today) })}</small>}
          </Title>
          <ArticleRows items={items} level={3} />
        </Section>
      )}
    </Await>
  );
});
