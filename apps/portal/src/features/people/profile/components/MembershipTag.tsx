import type { UserInfo } from '@shuyuan/contract';
import { formatDay, Tag } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { membershipOf } from '../../../../core/membership.ts';
import { useView } from '../../../../page/useView.ts';

interface MembershipTagProps {
  user: Pick<UserInfo, 'isMember' | 'isMembershipSuspended' | 'memberTime'>;
}

/** Until when the student is a member, or that the membership rests; nothing for somebody who is none. */
export function MembershipTag({ user }: MembershipTagProps) {
  const { t } = useTranslation('profile');
  const view = useView();
  const status = membershipOf(user);
  if (status === 'suspended') return <Tag tone="warning">{t('memberSuspended')}</Tag>;
  if (status !== 'active') return null;
  const { memberTime } = user;
  return (
    <Tag tone="accent">
      {memberTime === undefined ? t('membership') : t('memberUntil', { date: formatDay(memberTime, view) })}
    </Tag>
  );
}
