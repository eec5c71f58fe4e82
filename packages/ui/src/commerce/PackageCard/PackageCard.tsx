import styled from '@emotion/styled';
import { formatMoney } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import { useId } from 'react';
import { PriceTag } from '../../data/PriceTag/PriceTag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Root as Ticket } from '../CouponCard/CouponCard.styles.ts';
import { type PackageCardLabels, packageCardLabels } from './PackageCard.labels.ts';

/** A package of study-room minutes; money in integer fen (§7). */
export interface StudyRoomPackage {
  id: string;
  name: string;
  minutes: number;
  /** On top of what is paid for. */
  giftMinutes?: number | undefined;
  priceFen: number;
  originalFen?: number | undefined;
  /** Without it the minutes stay for ever. */
  validDays?: number | undefined;
}

export interface PackageCardProps extends BaseProps {
  pkg: StudyRoomPackage;
  /** Name that the cards of one choice share; the group around them has the role `radiogroup`. */
  name?: string | undefined;
  /** The one that is chosen. */
  selected?: boolean | undefined;
  /** It was chosen. */
  onSelect?: ((id: string) => void) | undefined;
  labels?: Partial<PackageCardLabels> | undefined;
}

const Card = styled(Ticket)({
  cursor: 'pointer',
  '& .price': { gridColumn: '1 / -1', display: 'flex', marginTop: token.space[4] },
  '& .figure > small': { marginLeft: '2px' },
});

/** Minutes of consultation as a ticket that can be chosen (ui-kit 3.6). */
export function PackageCard({ pkg, name, selected = false, onSelect, labels, ...rest }: PackageCardProps) {
  const words = useLabels(packageCardLabels, labels);
  const { locale } = useKit();
  const own = useId();
  const isOnSale = pkg.originalFen !== undefined && pkg.originalFen > pkg.priceFen;
  const perMinute = formatMoney(Math.round(pkg.priceFen / (pkg.minutes + (pkg.giftMinutes ?? 0))), { locale });
  return (
    <Card {...rest} as="label" data-state="toUse" data-size="xs" data-selected={selected ? '' : undefined}>
      <input type="radio" name={name ?? own} value={pkg.id} checked={selected} onChange={() => onSelect?.(pkg.id)} />
      <span className="paper">
        <span className="value">
          <span
            className="figure"
            data-length={pkg.minutes > 999 ? 'long' : pkg.minutes > 99 ? 'middle' : 'short'}
            aria-hidden
          >
            {pkg.minutes}
            <small>{words.unit}</small>
          </span>
          <span className="rule">{pkg.giftMinutes ? words.gift(pkg.giftMinutes) : `${perMinute}/${words.unit}`}</span>
        </span>
        <span className="info">
          <span className="head">
            <span className="name" title={pkg.name}>
              {pkg.name}
            </span>
            {isOnSale && <span className="kind">{words.sale}</span>}
            <span className="said">{words.minutes(pkg.minutes)}</span>
          </span>
          <span className="price">
            <PriceTag priceFen={pkg.priceFen} originalFen={pkg.originalFen} />
          </span>
          <span className="when">{pkg.validDays === undefined ? words.forever : words.valid(pkg.validDays)}</span>
        </span>
      </span>
    </Card>
  );
}
