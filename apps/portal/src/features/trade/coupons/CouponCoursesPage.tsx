import type { Coupon } from '@shuyuan/contract';
import { Alert, Breadcrumb, Button, CouponCard, Empty, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Await } from '../../../page/Await.tsx';
import { useOwned, useRoot } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { MainPage } from '../../../shared/course/courseTiles.ts';
import { toCouponCard } from '../../../shared/trade/couponProps.ts';
import { CouponCoursesStore } from './CouponCoursesStore.ts';
import { CouponCourses } from './components/CouponCourses.tsx';
import { claimOf, couponAddress, pageOf } from './couponAddress.ts';
import { CouponTop } from './coupons.styles.ts';

/** `/coupon/course` (§2): what one coupon can be used on; a visitor is asked to log in first (§6). */
export const CouponCoursesPage = observer(function CouponCoursesPage() {
  const { t } = useTranslation('coupons');
  const { auth } = useRoot();
  const [search] = useSearchParams();
  const [id, page] = [claimOf(search), pageOf(search)];
  const store = useOwned((root) => new CouponCoursesStore(root.api));
  const { isLoggedIn } = auth;
  useEffect(() => {
    if (id !== null && isLoggedIn) store.show(id, page);
  }, [store, id, page, isLoggedIn]);
  const isMissing = id === null || store.coupon.error?.kind === 'missing';
  useTitle(t(isLoggedIn && isMissing ? 'missing' : 'coursesTitle'));

  if (!isLoggedIn) return <Gate href={auth.loginPath()} />;
  if (isMissing) return <Missing />;
  return (
    <MainPage>
      <Breadcrumb items={[{ label: t('title'), href: '/mycoupon' }, { label: t('coursesTitle') }]} />
      <Await query={store.coupon} name={t('coursesTitle')} skeleton="row">
        {(coupon) => <Top coupon={coupon} />}
      </Await>
      <CouponCourses store={store} id={id} page={page} />
    </MainPage>
  );
});

function Top({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons');
  const { status } = coupon;
  const href = couponAddress(coupon);
  return (
    <CouponTop>
      <div>
        <Heading level={1} size={28}>
          {t('coursesTitle')}
        </Heading>
        <p>{t('coursesHint', { scope: coupon.scopeText })}</p>
        {status !== 'toUse' && (
          <Alert
            tone={status === 'notYet' ? 'info' : 'warning'}
            title={t(`stands.${status}`)}
            action={
              href !== undefined && (
                <Button size="sm" variant="outline" href={href}>
                  {t(status === 'locked' ? 'act.pay' : 'act.order')}
                </Button>
              )
            }
          >
            {t(`standsHint.${status}`)}
          </Alert>
        )}
      </div>
      <CouponCard coupon={toCouponCard(coupon)} status={status} size="md" level={2} />
    </CouponTop>
  );
}

function Gate({ href }: { href: string }) {
  const { t } = useTranslation('coupons');
  return (
    <Empty
      kind="coupon"
      size="page"
      level={1}
      title={t('gate')}
      hint={t('gateHint')}
      action={<Button href={href}>{t('logIn')}</Button>}
    />
  );
}

function Missing() {
  const { t } = useTranslation('coupons');
  return (
    <Empty
      kind="search"
      size="page"
      level={1}
      title={t('missing')}
      hint={t('missingHint')}
      action={<Button href="/mycoupon">{t('title')}</Button>}
    />
  );
}
