import type { Ranking } from '@shuyuan/contract';
import { Button, Card, Heading, RankTicket, Switch } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { usePermission } from '../../../../shared/permissions/usePermission.ts';
import type { RankingChoice } from '../../../../shared/ranking/rankingAddress.ts';
import { toTicket } from '../../../../shared/ranking/rankingProps.ts';
import type { RankingStore } from '../RankingStore.ts';
import { RuleList } from '../ranking.styles.ts';
import { Winners } from './Winners.tsx';

interface OwnRankProps {
  store: RankingStore;
  ranking: Ranking;
  choice: RankingChoice;
}

/** The own place, whether it is shown by name, and how places are found. */
export const OwnRank = observer(function OwnRank({ store, ranking, choice }: OwnRankProps) {
  const { t } = useTranslation('ranking');
  const { auth } = useRoot();
  const mayWrite = usePermission('headline.add').isAllowed;
  const ticket = toTicket(ranking, choice, t);
  return (
    <>
      {ticket ? (
        <RankTicket {...ticket} action={choice.type === 'articles' && !mayWrite ? undefined : ticket.action} />
      ) : (
        <Card>
          <Heading level={2} size={16}>
            {t('visitor')}
          </Heading>
          <p>{t('visitorHint')}</p>
          <Button block href={auth.loginPath()}>
            {t('login')}
          </Button>
        </Card>
      )}
      {ranking.mine && (
        <Card>
          <Switch end checked={ranking.mine.isHidden} description={t('hideHint')} onChange={store.hide}>
            {t('hide')}
          </Switch>
        </Card>
      )}
      <Card>
        <Heading level={2} size={16}>
          {t('rules')}
        </Heading>
        <RuleList>
          <li>{t(`rule.${choice.type}`)}</li>
          <li>{t('rule.ties')}</li>
          <li>{t('rule.hidden')}</li>
        </RuleList>
      </Card>
      <Winners ranking={ranking} choice={choice} />
    </>
  );
});
