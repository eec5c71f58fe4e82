import { Alert, Button, Dialog, Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { useDescribeError } from '../../../../page/describeError.ts';
import { Pick, PickCover, Picks } from '../picks.styles.ts';
import type { RewardsStore } from '../RewardsStore.ts';

/** The courses of one reward to choose from: as many as may be chosen, none that is owned. */
export const RewardDialog = observer(function RewardDialog({ store }: { store: RewardsStore }) {
  const { t } = useTranslation('exchange');
  const { t: common } = useTranslation('common');
  const describe = useDescribeError();
  const { services } = useRoot();
  const { open, picked, failure } = store;
  if (!open) return null;
  const { selectCount: count } = open;
  const receive = async () => {
    const count = picked.size;
    if (await store.receive()) services.toast('success', t('rewardReceived', { count }));
  };
  return (
    <Dialog
      open
      width="md"
      title={count === undefined ? open.title : t('chooseTitle', { count })}
      onClose={() => store.show(null)}
      footer={
        <>
          <Button variant="outline" tone="neutral" onClick={() => store.show(null)}>
            {common('cancel')}
          </Button>
          <Button disabled={picked.size === 0} loading={store.isSending} onClick={receive}>
            {count === undefined
              ? t('receive', { count: picked.size })
              : t('receivePicked', { count: picked.size, of: count })}
          </Button>
        </>
      }
    >
      <Text as="p" tone="secondary">
        {open.title}
      </Text>
      {count !== undefined && count > 1 && (
        <Text as="p" size={13} tone="tertiary">
          {t('chooseAtOnce', { count })}
        </Text>
      )}
      {failure && <Alert tone="danger" title={describe(failure)} />}
      <Picks>
        <Await query={store.courses} skeleton="row" count={3} isEmpty={({ items }) => items.length === 0}>
          {({ items }) =>
            items.map(({ saleId, title, cover, lecturerName, lessonCount, isOwned, isSelectable }) => {
              const isPicked = picked.has(saleId);
              const isOut = !isSelectable || (store.isFull && !isPicked);
              return (
                <Pick key={saleId} data-picked={isPicked ? '' : undefined} data-out={isOut ? '' : undefined}>
                  <input type="checkbox" checked={isPicked} disabled={isOut} onChange={() => store.toggle(saleId)} />
                  {cover === undefined ? <PickCover as="span" /> : <PickCover src={cover} alt="" loading="lazy" />}
                  <span>
                    <b>{title}</b>
                    <small>
                      {lessonCount === undefined
                        ? lecturerName
                        : t('courseLine', { lecturer: lecturerName, count: lessonCount })}
                      {!isSelectable && ` · ${t(isOwned ? 'owned' : 'notSelectable')}`}
                    </small>
                  </span>
                </Pick>
              );
            })
          }
        </Await>
      </Picks>
    </Dialog>
  );
});
