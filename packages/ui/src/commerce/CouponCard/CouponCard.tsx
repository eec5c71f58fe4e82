import { usePending } from '../../controls/Button/usePending.ts';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { type PartProps, type SlotProps, slot } from '../../foundations/slots.ts';
import { useMoney } from '../../foundations/useMoney.ts';
import { type CouponCardLabels, couponCardLabels } from './CouponCard.labels.ts';
import { Root } from './CouponCard.styles.ts';
import { CouponFace, type CouponFacePart } from './CouponFace.tsx';
import type { Coupon, CouponStatus } from './coupon.ts';
import { describeCoupon } from './couponText.ts';

/** Actions of a coupon: use it, pay the order that holds it, open the order it was used on, claim it. */
export interface CouponAction {
  /** Overrides the label that belongs to the status. */
  label?: string | undefined;
  href?: string | undefined;
  /** A returned promise locks the button until it settles (§8). */
  onClick?: (() => unknown) | undefined;
}

/** Parts of a coupon. */
export type CouponCardPart = CouponFacePart | 'ribbon' | 'action' | 'stamp';

export interface CouponCardProps extends BaseProps {
  coupon: Coupon;
  status: CouponStatus;
  /** Height of a ticket: 132 px for two per row on a page, 124 in the learning centre, 116 for three. */
  size?: 'lg' | 'md' | 'sm' | undefined;
  /** A ticket, the flat one of the claim centre, 96 px, or a line inside a panel, 40 px. */
  layout?: 'ticket' | 'claim' | 'row' | undefined;
  /** Selected: the outline follows the notches, with a check mark in the corner. */
  selected?: boolean | undefined;
  action?: CouponAction | undefined;
  /** Makes the whole ticket a button that opens its rules. */
  onDetail?: (() => void) | undefined;
  /** Shows the school's texture on the coloured side. */
  texture?: boolean | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  /** IANA time zone of displayed dates; the kit's by default (§9). */
  timeZone?: string | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<CouponCardPart> | undefined;
  labels?: Partial<CouponCardLabels> | undefined;
}

/** A coupon as a ticket: in the brand's colour while usable, grey and stamped once used or expired (§4). */
export function CouponCard({
  coupon,
  status,
  size = 'sm',
  layout = 'ticket',
  selected = false,
  action,
  onDetail,
  texture = true,
  level = 3,
  timeZone,
  slotProps,
  labels,
  ...rest
}: CouponCardProps) {
  const reader = useReader(timeZone);
  const money = useMoney();
  const words = useLabels(couponCardLabels, labels);
  const text = describeCoupon(coupon, status, words, { ...reader, money });
  const title = onDetail && (
    <button type="button" onClick={onDetail} aria-label={words.details(coupon.title)}>
      {coupon.title}
    </button>
  );
  return (
    <Root
      {...rest}
      data-state={status}
      data-size={layout === 'ticket' ? size : layout}
      data-selected={selected ? '' : undefined}
      data-plain={texture ? undefined : ''}
    >
      {status === 'locked' && layout !== 'row' && <span {...slot('ribbon', slotProps?.ribbon)}>{words.inOrder}</span>}
      <CouponFace
        coupon={coupon}
        text={text}
        words={words}
        said={selected ? words.selected : status === 'toUse' ? words.toUse : undefined}
        title={title}
        isNarrow={layout !== 'ticket'}
        isTextTime={layout === 'ticket' && (status === 'toUse' || status === 'locked')}
        head={`h${level}`}
        slotProps={slotProps}
      >
        {(action !== undefined || isClosed(status)) && (
          <Act
            coupon={coupon}
            status={status}
            action={action}
            words={words}
            begins={text.begins}
            isLink={layout === 'row'}
            part={slotProps?.action}
          />
        )}
        {(status === 'used' || status === 'expired') && (
          <span {...slot('stamp', slotProps?.stamp)} aria-hidden data-word={words[status]} />
        )}
      </CouponFace>
    </Root>
  );
}

/** Not to be acted on yet, or any more: its button is there and disabled. */
const isClosed = (status: CouponStatus) => status === 'notYet' || status === 'claimedOut';

interface ActProps {
  coupon: Coupon;
  status: CouponStatus;
  action: CouponAction | undefined;
  words: CouponCardLabels;
  begins: string;
  isLink: boolean;
  part: PartProps | undefined;
}

/** The single action; its accessible name includes the coupon, because a page has many. */
function Act({ coupon, status, action, words, begins, isLink, part }: ActProps) {
  const { isPending, run } = usePending();
  const label = action?.label ?? (status === 'notYet' ? begins : LABELS[status](words));
  const look = isLink || status === 'locked' || status === 'used' || status === 'expired' ? 'link' : undefined;
  const shared = { 'aria-label': label + words.of(coupon.title), ...slot('act', part), 'data-look': look };
  if (action?.href !== undefined && !isClosed(status))
    return (
      <Anchor {...shared} href={action.href} onClick={action.onClick}>
        {label}
      </Anchor>
    );
  return (
    <button
      type="button"
      {...shared}
      disabled={isClosed(status)}
      aria-busy={isPending || undefined}
      onClick={() => run(() => action?.onClick?.())}
    >
      {label}
    </button>
  );
}

const LABELS: Record<CouponStatus, (words: CouponCardLabels) => string> = {
  toUse: (words) => words.use,
  notYet: (words) => words.toUse,
  locked: (words) => words.pay,
  used: (words) => words.order,
  expired: (words) => words.order,
  claimable: (words) => words.claim,
  claimedOut: (words) => words.claimedOut,
};
