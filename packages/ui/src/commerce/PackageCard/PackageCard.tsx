import { useId } from 'react';
import { PriceTag } from '../../data/PriceTag/PriceTag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import type { SlotProps } from '../../foundations/slots.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { useNumber } from '../../foundations/useNumber.ts';
import { type PackageCardLabels, packageCardLabels } from './PackageCard.labels.ts';
import {
  Head,
  Minutes,
  Name,
  Paper,
  Price,
  Radio,
  Root,
  Rule,
  Sale,
  Side,
  Spoken,
  Validity,
  Words,
} from './PackageCard.styles.ts';

/** A package of study-room minutes; money in integer fen (§7). */
export interface StudyRoomPackage {
  id: string;
  name: string;
  minutes: number;
  /** Bonus minutes on top of the paid ones. */
  giftMinutes?: number | undefined;
  priceFen: number;
  originalFen?: number | undefined;
  /** Without it the minutes never expire. */
  validDays?: number | undefined;
}

/** Parts of a package. */
export type PackageCardPart = 'minutes' | 'gift' | 'name' | 'sale' | 'price' | 'validity';

export interface PackageCardProps extends BaseProps<HTMLLabelElement> {
  pkg: StudyRoomPackage;
  /** Shared `name` of the radio inputs; the element around the cards has the role `radiogroup`. */
  name?: string | undefined;
  /** Whether it is selected. */
  selected?: boolean | undefined;
  /** Called when it is selected. */
  onSelect?: ChangeHandler<string> | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<PackageCardPart> | undefined;
  labels?: Partial<PackageCardLabels> | undefined;
}

/** A package of consultation minutes as a selectable ticket (ui-kit 3.6). */
export function PackageCard({ pkg, name, selected = false, onSelect, slotProps, labels, ...rest }: PackageCardProps) {
  const words = useLabels(packageCardLabels, labels);
  const money = useMoney();
  const number = useNumber();
  const own = useId();
  const isOnSale = pkg.originalFen !== undefined && pkg.originalFen > pkg.priceFen;
  const perMinute = money(Math.round(pkg.priceFen / (pkg.minutes + (pkg.giftMinutes ?? 0))));
  return (
    <Root {...rest} data-selected={selected ? '' : undefined}>
      <Radio
        type="radio"
        name={name ?? own}
        value={pkg.id}
        checked={selected}
        onChange={(event) => onSelect?.(pkg.id, changeDetails('input-change', event))}
      />
      <Paper>
        <Side>
          <Minutes
            {...slotProps?.minutes}
            data-length={pkg.minutes > 9999 ? 'long' : pkg.minutes > 999 ? 'middle' : 'short'}
            aria-hidden
          >
            {number(pkg.minutes)}
            <small>{words.unit}</small>
          </Minutes>
          <Rule {...slotProps?.gift}>
            {pkg.giftMinutes ? words.gift(pkg.giftMinutes) : `${perMinute}/${words.unit}`}
          </Rule>
        </Side>
        <Words>
          <Head>
            <Name title={pkg.name} {...slotProps?.name}>
              {pkg.name}
            </Name>
            {isOnSale && <Sale {...slotProps?.sale}>{words.sale}</Sale>}
            <Spoken>{words.minutes(pkg.minutes)}</Spoken>
          </Head>
          <Price {...slotProps?.price}>
            <PriceTag priceFen={pkg.priceFen} originalFen={pkg.originalFen} />
          </Price>
          <Validity {...slotProps?.validity}>
            {pkg.validDays === undefined ? words.forever : words.valid(pkg.validDays)}
          </Validity>
        </Words>
      </Paper>
    </Root>
  );
}
