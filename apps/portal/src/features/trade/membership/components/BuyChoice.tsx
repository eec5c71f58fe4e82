import { MembershipCard, PackageCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuyStore } from '../BuyStore.ts';
import { Cards } from '../buy.styles.ts';
import { toPlan } from '../membershipProps.ts';

/** The goods of the open tab as one choice. */
export const BuyChoice = observer(function BuyChoice({ store }: { store: BuyStore }) {
  const { t } = useTranslation('membership');
  const name = useId();
  const { tab, memberships, minutes, purchase } = store;
  const choice = (id: number) => ({
    name,
    selected: purchase.goods?.goodsId === id,
    onSelect: () => store.choose(id),
  });
  return (
    <Cards role="radiogroup" aria-label={t(tab === 'member' ? 'memberTab' : 'minutesTab')}>
      {tab === 'member'
        ? memberships.value?.items.map((one) => (
            <MembershipCard key={one.id} plan={toPlan(one)} endsAt={one.lastsUntil} fill {...choice(one.id)} />
          ))
        : minutes.value?.items.map(({ minutes, priceFen, ...one }) =>
            minutes === undefined || priceFen === undefined ? null : (
              <PackageCard key={one.id} pkg={{ ...one, minutes, priceFen, id: String(one.id) }} {...choice(one.id)} />
            ),
          )}
    </Cards>
  );
});
