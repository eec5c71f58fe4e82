import { Button, Empty } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';

interface PromotionNoticeProps {
  /** No such course, or the school rewards no sharing. */
  kind: 'missing' | 'closed';
  /** Where to go on. */
  href?: string;
}

/** Why there is nothing to share; nobody is logged out by it (§8, E1). */
export function PromotionNotice({ kind, href = '/course' }: PromotionNoticeProps) {
  const { t } = useTranslation('promotion');
  return (
    <Empty
      kind={kind === 'missing' ? 'search' : 'course'}
      size="page"
      level={1}
      title={t(kind)}
      hint={t(`${kind}Hint`)}
      action={<Button href={href}>{t(kind === 'missing' ? 'toCourses' : 'toCourse')}</Button>}
    />
  );
}
