import { Button } from '@shuyuan/ui';
import { Crown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { membershipOf } from '../../../../core/membership.ts';
import { useRoot } from '../../../../page/context.tsx';
import type { VipCourseStore } from '../VipCourseStore.ts';
import { Benefit } from '../vip.styles.ts';

const TITLES = { active: 'vipMember', suspended: 'suspended', none: 'vipNotMember' } as const;
const TEXTS = { active: 'vipMemberText', suspended: 'suspendedText', none: 'vipNotMemberText' } as const;

/** One line above the list: what the membership one has brings here, that it rests, or what one would bring. */
export const MemberLine = observer(function MemberLine({ store }: { store: VipCourseStore }) {
  const { t } = useTranslation('membership');
  const { auth } = useRoot();
  const { mine } = store;
  if (auth.isLoggedIn && mine.isPending) return <Benefit aria-hidden />;
  const status = auth.isLoggedIn ? membershipOf(mine.value) : 'none';
  if (status === undefined) return null;
  const isMember = status !== 'none';
  return (
    <Benefit>
      <Crown aria-hidden />
      <p>
        <b>{t(TITLES[status])}</b>
        {t(TEXTS[status])}
      </p>
      <Button variant={isMember ? 'outline' : 'solid'} tone={isMember ? 'neutral' : 'brand'} href="/equity">
        {t(isMember ? 'myMembership' : 'seeMembership')}
      </Button>
    </Benefit>
  );
});
