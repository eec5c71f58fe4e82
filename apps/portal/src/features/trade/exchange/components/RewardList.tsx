import type { CourseReward } from '@shuyuan/contract';
import { Button, formatDay, Tag, type TagTone } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { useView } from '../../../../page/useView.ts';
import type { RewardsStore } from '../RewardsStore.ts';
import { Acts, Row, RowNote, Rows, RowText, RowTitle } from '../rows.styles.ts';
import { GiftPicture } from './GiftPicture.tsx';
import { RewardDialog } from './RewardDialog.tsx';

const TONES: Record<NonNullable<CourseReward['status']>, TagTone> = {
  toReceive: 'brand',
  received: 'success',
  expired: 'neutral',
};

/** Courses given to the student: to be received, received, run out. */
export const RewardList = observer(function RewardList({ store }: { store: RewardsStore }) {
  const { t } = useTranslation('exchange');
  const view = useView();
  const dayOf = (at: string) => formatDay(at, view);
  return (
    <>
      <Await
        query={store.list}
        skeleton="row"
        count={3}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyPlace
            kind="course"
            title={t('noRewards')}
            hint={t('noRewardsHint')}
            action={<Button href="/course">{t('browse')}</Button>}
          />
        }
      >
        {({ items }) => (
          <Rows>
            {items.map((reward) => (
              <Row key={reward.id} data-over={reward.status === 'toReceive' ? undefined : ''}>
                <GiftPicture src={undefined} kind="course" corner="control" />
                <div>
                  <RowTitle>
                    {reward.title}
                    {reward.status && <Tag tone={TONES[reward.status]}>{t(`rewardStatuses.${reward.status}`)}</Tag>}
                  </RowTitle>
                  <RowText>
                    {reward.note ??
                      (reward.selectCount !== undefined &&
                        reward.choiceCount !== undefined &&
                        t('chooseOf', { count: reward.selectCount, of: reward.choiceCount }))}
                  </RowText>
                  <RowNote>
                    {[
                      reward.source && t(`rewardSources.${reward.source}`),
                      reward.endsAt && t('receiveBy', { date: dayOf(reward.endsAt) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </RowNote>
                </div>
                {reward.status === 'toReceive' && (
                  <Acts>
                    <Button onClick={() => store.show(reward)}>{t('receive')}</Button>
                  </Acts>
                )}
              </Row>
            ))}
          </Rows>
        )}
      </Await>
      <RewardDialog store={store} />
    </>
  );
});
