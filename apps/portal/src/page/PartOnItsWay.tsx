import { Alert, Button, Skeleton, type SkeletonProps } from '@shuyuan/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Milliseconds after which a part whose code has not come says so, as a whole page does. */
const SLOW_MS = 10_000;

/** In the place of a part whose code loads: its skeleton, then a sentence and a reload; no skeleton stands for ever (decision 0084). */
export function PartOnItsWay(props: Pick<SkeletonProps, 'variant' | 'count'>) {
  const { t } = useTranslation('common');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return <Skeleton {...props} />;
  const reload = (
    <Button size="sm" variant="outline" onClick={() => location.reload()}>
      {t('reload')}
    </Button>
  );
  return <Alert tone="info" title={t('slow')} action={reload} />;
}
