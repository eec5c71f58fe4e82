import type { OwnTotals } from '@shuyuan/contract';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Query } from '../../../../api/query.ts';
import { Await } from '../../../../page/Await.tsx';
import { Reserve } from '../../../../page/Reserve.tsx';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { Sums } from './my.styles.ts';

const SUMS = ['reads', 'likes', 'collects', 'comments'] as const;

/** What is new about a sum; nothing where nothing is. */
function Beside({ sum, totals }: { sum: (typeof SUMS)[number]; totals: OwnTotals }) {
  const { t } = useTranslation('writing');
  const { readsThisWeek: reads, likesThisWeek: likes, unseenComments: comments } = totals;
  const added = { reads, likes, comments, collects: undefined }[sum];
  if (!added) return null;
  return <small>{t(sum === 'comments' ? 'unseen' : 'moreThisWeek', { shown: formatWhole(added) })}</small>;
}

/** What readers did with all published articles of the student. */
export const MyTotals = observer(function MyTotals({ query }: { query: Query<OwnTotals> }) {
  const { t } = useTranslation('writing');
  return (
    <Await query={query} pending={<Reserve height={96} then="row" />} missing={null}>
      {(totals) => (
        <Sums>
          {SUMS.map((sum) => (
            <div key={sum}>
              <dt>{t(`sum.${sum}`)}</dt>
              <dd>
                {formatWhole(totals[sum])}
                <Beside {...{ sum, totals }} />
              </dd>
            </div>
          ))}
        </Sums>
      )}
    </Await>
  );
});
