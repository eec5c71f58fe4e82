import type { RankFellow } from '@shuyuan/contract';
import { Avatar, Button, Heading } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { authorPath } from '../../../../shared/articles/articlePaths.ts';
import type { RankType } from '../../../../shared/ranking/rankingAddress.ts';
import { FellowList, FellowsHead } from '../ranking.styles.ts';

interface FellowsProps {
  fellows: readonly RankFellow[];
  /** Others with a result who hide their names; 0 too where it is not known how many have one. */
  hidden: number;
  type: RankType;
}

/** Fellow students with a result while there are too few for a list: who they are, not who is before whom. */
export function Fellows({ fellows, hidden, type }: FellowsProps) {
  const { t } = useTranslation('ranking');
  return (
    <section>
      <FellowsHead>
        <Heading level={2} size={18}>
          {t(`fellows.${type}`)}
        </Heading>
        <small>{t(hidden > 0 ? 'fellowsHidden' : 'fellowsHint', { count: fellows.length, hidden })}</small>
      </FellowsHead>
      <FellowList>
        {fellows.map(({ userId, name, portrait }) => (
          <li key={userId ?? name}>
            <Avatar decorative size={40} name={name} src={portrait} />
            <b>{name}</b>
            {userId !== undefined && (
              <Button
                size="sm"
                variant="outline"
                tone="neutral"
                href={authorPath(userId)}
                aria-label={t('homeOf', { name })}
              >
                {t('home')}
              </Button>
            )}
          </li>
        ))}
      </FellowList>
    </section>
  );
}
