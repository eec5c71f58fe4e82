import { Button } from '../../controls/Button/Button.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import { lastsUntil, plans } from '../../fixtures/plans.ts';
import { MembershipCard } from './MembershipCard.tsx';

const [month, , year] = plans;
const two = { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'center', gap: 22 };
const buy = (variant: 'solid' | 'outline') => (
  <Button variant={variant} size="lg" block>
    续费
  </Button>
);

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'The new end date, and one plan marked.',
      render: () => (
        <div style={two}>
          <MembershipCard plan={month} endsAt={lastsUntil[0]} action={buy('outline')} />
          <MembershipCard plan={year} endsAt={lastsUntil[2]} action={buy('solid')} />
        </div>
      ),
    },
    doNot: {
      caption: 'Two plans marked, and no end date.',
      render: () => (
        <div style={two}>
          <MembershipCard plan={{ ...month, hot: '同学选得最多' }} action={buy('solid')} />
          <MembershipCard plan={year} action={buy('solid')} />
        </div>
      ),
    },
    width: 680,
  },
];
