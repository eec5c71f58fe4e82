import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { RankingList } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Query } from '../../../../api/query.ts';
import { Await } from '../../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { ownedQueries } from '../../../../page/ownedQueries.ts';
import { Reserve } from '../../../../page/Reserve.tsx';
import { SideBox } from '../../../../shared/articles/SideBox.tsx';
import { type RankingChoice, rankingAddress } from '../../../../shared/ranking/rankingAddress.ts';
import { toItems, toMe, toTicket } from '../../../../shared/ranking/rankingProps.ts';

/** Students in the box, before the own place. */
const HEAD = 3;
const CHOICE: RankingChoice = { type: 'learning', period: 'week' };

const Hint = styled.p({
  marginTop: token.space[8],
  fontSize: token.fontSize[12],
  lineHeight: token.lineHeight[12],
  color: token.color.text.secondary,
});

/** The first of who learnt longest this week, and the own place; no box for a visitor, and none while the school has too few students for a list (product.md 4.19). */
export const LearningRank = observer(function LearningRank() {
  const { auth } = useRoot();
  return auth.isLoggedIn ? <Rank /> : null;
});

const Rank = observer(function Rank() {
  const { t } = useTranslation('ranking');
  const { t: words } = useTranslation('articlesRead');
  const { auth } = useRoot();
  const store = useOwned(({ api }) =>
    ownedQueries({ atStart: { ranking: new Query(() => api.rankings.list(CHOICE)) } }),
  );
  const { type } = CHOICE;
  return (
    <Await
      query={store.ranking}
      isEmpty={({ isOpen }) => !isOpen}
      empty={null}
      missing={null}
      pending={<Reserve height={240} />}
    >
      {(ranking) => {
        const ticket = toTicket(ranking, CHOICE, t);
        const me = toMe(ranking, type, auth.user, t);
        return (
          <SideBox
            title={t('title')}
            sub={t(`ticket.${type}`, { period: t(`period.${CHOICE.period}`) })}
            more={{ href: rankingAddress.href(CHOICE), label: words('all') }}
          >
            <RankingList
              layout="mini"
              label={t(`type.${type}`)}
              items={toItems(ranking, type, auth.user, t).slice(0, HEAD)}
              me={me}
            />
            {/* Who has nothing yet reads in the own row what to do. */}
            {ticket?.hint !== undefined && ticket.hint !== me?.score && <Hint>{ticket.hint}</Hint>}
          </SideBox>
        );
      }}
    </Await>
  );
});
