import { formatMoney } from '@shuyuan/rules';
import { Button, KitProvider, MembershipCard } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import type { EquityStore } from '../EquityStore.ts';
import { Eyebrow, Hero, HeroColumns, Intro, Numbers } from '../equity.styles.ts';
import { hotOf, timesSaved, toPlan } from '../membershipProps.ts';
import { PLANS_ID } from '../plansId.ts';
import { JoinPanel } from './JoinPanel.tsx';

/** What a membership is good for, and one's own card beside it. */
export const EquityHero = observer(function EquityHero({ store }: { store: EquityStore }) {
  const { t } = useTranslation('membership');
  const root = useRoot();
  const { locale } = root.locale;
  const { isLoggedIn } = root.auth;
  const packages = store.packages.value?.items;
  const best = packages && (hotOf(packages) ?? packages.at(-1));
  const numbers = best && [
    { value: String(best.courseCount), label: t('memberCourses') },
    ...(best.minutes ? [{ value: String(best.minutes), label: t('minutesIncluded') }] : []),
    ...(best.couponFen ? [{ value: formatMoney(best.couponFen, { locale }), label: t('couponIncluded') }] : []),
  ];
  return (
    <Hero>
      <HeroColumns>
        <div>
          <Eyebrow>{t('title')}</Eyebrow>
          <h1>{t('headline')}</h1>
          <Intro>{t('intro')}</Intro>
          {numbers && (
            <Numbers>
              {numbers.map(({ value, label }) => (
                <li key={label}>
                  <b>{value}</b>
                  {label}
                </li>
              ))}
            </Numbers>
          )}
        </div>
        {isLoggedIn ? (
          <Await query={store.mine} pending={<span />} missing={null}>
            {() => <OwnMembership store={store} />}
          </Await>
        ) : (
          <JoinPanel store={store} />
        )}
      </HeroColumns>
    </Hero>
  );
});

/** One's own card, running or over; before the first membership the way to one. */
const OwnMembership = observer(function OwnMembership({ store }: { store: EquityStore }) {
  const { t } = useTranslation('membership');
  const { auth, locale } = useRoot();
  const { own, mine, packages, time } = store;
  const clock = useMemo(() => ({ now: () => time.now }), [time]);
  if (!own) return <JoinPanel store={store} />;
  if (own.until === undefined) return <JoinPanel store={store} forever={own} />;
  const sold = packages.value?.items.find(({ id }) => id === mine.value?.packageId);
  const plan = sold
    ? { ...toPlan(sold), name: own.name }
    : { id: '', name: own.name, days: 0, priceFen: 0, benefits: [] };
  const savedFen = mine.value?.savedFen;
  const times = savedFen !== undefined && sold ? timesSaved(savedFen, sold.priceFen) : undefined;
  const figure = savedFen !== undefined &&
    savedFen > 0 && {
      before: t('saved'),
      value: formatMoney(savedFen, { locale: locale.locale }),
      after: times === undefined ? undefined : t('savedTimes', { times }),
    };
  const person = { name: textHere(auth.info.value?.nickname ?? auth.user?.name), src: auth.user?.portrait };
  return (
    <KitProvider locale={locale.locale} clock={clock}>
      <MembershipCard
        key={mine.value?.serverTime}
        plan={plan}
        owned={{
          startsAt: own.since,
          endsAt: own.until,
          person,
          figure: figure || undefined,
          suspended: own.isSuspended ? t('statuses.suspended') : undefined,
        }}
        action={
          <Button tone="neutral" variant="soft" href={`#${PLANS_ID}`}>
            {t(own.isOver ? 'renewAgain' : 'renew')}
          </Button>
        }
      />
    </KitProvider>
  );
});
