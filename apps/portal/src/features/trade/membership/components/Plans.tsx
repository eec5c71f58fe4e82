import type { MembershipPackage } from '@shuyuan/contract';
import { Button, MembershipCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import type { EquityStore } from '../EquityStore.ts';
import { Plans as Row } from '../equity.styles.ts';
import { hotOf, toPlan } from '../membershipProps.ts';

/** The memberships on sale; a visitor is led to the login and back. */
export const Plans = observer(function Plans({ store, packages }: PlansProps) {
  const { auth } = useRoot();
  const { t } = useTranslation('membership');
  const hotId = hotOf(packages)?.id;
  const label = (days: number) =>
    days === 0 ? t('buyForever') : t(store.isMember ? 'renewDays' : 'buyDays', { days });
  return (
    <Row>
      {packages.map((one) => {
        const variant = one.id === hotId ? 'solid' : 'outline';
        const button = { variant, tone: one.id === hotId ? 'brand' : 'neutral', size: 'lg', block: true } as const;
        return (
          <MembershipCard
            key={one.id}
            plan={toPlan(one)}
            endsAt={one.lastsUntil}
            fill
            action={
              store.isForever ? (
                <Button {...button} disabled>
                  {t('haveIt')}
                </Button>
              ) : auth.isLoggedIn ? (
                <Button {...button} onClick={() => store.purchase.choose({ kind: 'membership', goodsId: one.id })}>
                  {label(one.days)}
                </Button>
              ) : (
                <Button {...button} href={auth.loginPath()}>
                  {t('loginToBuy')}
                </Button>
              )
            }
          />
        );
      })}
    </Row>
  );
});

interface PlansProps {
  store: EquityStore;
  packages: readonly MembershipPackage[];
}
