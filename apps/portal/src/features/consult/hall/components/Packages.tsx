import { Button, PriceTag, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { isNotServed } from '../../../../page/notServed.ts';
import { buyMinutesPath } from '../../../../shared/trade/purchasePaths.ts';
import { Tickets } from '../expert.styles.ts';
import { PACKAGES_ID } from '../expertPaths.ts';
import type { HallStore } from '../HallStore.ts';
import { MinutesTicket } from './MinutesTicket.tsx';

/** The packages of minutes, each with the way to buy it; nothing where the school sells none. */
export const Packages = observer(function Packages({ store }: { store: HallStore }) {
  const { t } = useTranslation('hall');
  if (store.packages.value?.items.length === 0) return null;
  if (isNotServed(store.packages)) return null;
  return (
    <section id={PACKAGES_ID}>
      <SectionHeader title={t('packages')} sub={t('packagesSub')} />
      <Await query={store.packages} skeleton="ticket" count={3}>
        {({ items }) => (
          <Tickets>
            {items.map(({ id, name, minutes, giftMinutes, priceFen, originalFen, validDays }) => (
              <li key={id}>
                <MinutesTicket
                  figure={minutes}
                  rule={giftMinutes ? t('withGift', { gift: giftMinutes }) : t('minutesUnit')}
                  title={name}
                  level={3}
                  text={priceFen !== undefined && <PriceTag priceFen={priceFen} originalFen={originalFen} />}
                  when={validDays === undefined ? t('forEver') : t('validDays', { count: validDays })}
                  action={
                    <Button variant="soft" size="sm" href={buyMinutesPath(id)} aria-label={t('buyOf', { name })}>
                      {t('buy')}
                    </Button>
                  }
                />
              </li>
            ))}
          </Tickets>
        )}
      </Await>
    </section>
  );
});
