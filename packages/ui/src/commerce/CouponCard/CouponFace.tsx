import type { CSSProperties, ReactNode } from 'react';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import type { CouponCardLabels } from './CouponCard.labels.ts';
import type { Coupon } from './coupon.ts';
import type { CouponText } from './couponText.ts';

/** Parts of the content of a ticket. */
export type CouponFacePart =
  | 'value'
  | 'figure'
  | 'condition'
  | 'info'
  | 'title'
  | 'kind'
  | 'scope'
  | 'validity'
  | 'progress';

interface CouponFaceProps {
  coupon: Coupon;
  text: CouponText;
  words: CouponCardLabels;
  /** Status, said before the value, where it is otherwise only visual. */
  said?: string | undefined;
  /** The title, where it is more than text. */
  title?: ReactNode;
  /** Element of the header; a heading in lists, a span in a label. */
  head?: 'h2' | 'h3' | 'h4' | 'span' | undefined;
  /** The value's side is too narrow to show the condition. */
  isNarrow?: boolean | undefined;
  /** Replaces the time. */
  when?: ReactNode;
  /** The time may stand beside the elements, as text: it is one short date, and the size of the ticket places it. */
  isTextTime?: boolean | undefined;
  slotProps?: SlotProps<CouponFacePart> | undefined;
  /** Content at the lower right. */
  children?: ReactNode;
}

/** The content of a ticket: value and condition on the coloured side, text on the white side. */
export function CouponFace(props: CouponFaceProps) {
  const {
    coupon,
    text,
    said,
    title = coupon.title,
    head: Head = 'h3',
    isNarrow,
    when,
    isTextTime = false,
    slotProps,
    children,
  } = props;
  // A label may contain phrasing content only, so boxes are spans there.
  const Box = Head === 'span' ? 'span' : 'div';
  // A date alone is short and needs no element of its own to be cut.
  const isPlain = text.hurry === '' && coupon.lasts === undefined && coupon.claimedPercent === undefined;
  // Each element counts a thousand times: the value says the status; the condition, the kind and a date alone are elements where they have a part's props.
  return (
    <Box className="paper">
      <Box {...slot('value', slotProps?.value)}>
        <span
          role="img"
          aria-label={said === undefined ? text.spoken : `${said} ${text.spoken}`}
          {...slot('figure', slotProps?.figure)}
          data-length={text.length}
          data-sign={text.sign || undefined}
          data-unit={text.unit || undefined}
        >
          {text.figure}
        </span>
        {isNarrow || slotProps?.condition ? (
          <span {...slot('rule', slotProps?.condition)}>{text.rule}</span>
        ) : (
          text.rule
        )}
      </Box>
      <Box {...slot('info', slotProps?.info)}>
        <Head className="head" data-kind={slotProps?.kind ? undefined : text.kind}>
          <span title={coupon.title} {...slot('name', slotProps?.title)}>
            {title}
          </span>
          {slotProps?.kind && <span {...slot('kind', slotProps.kind)}>{text.kind}</span>}
        </Head>
        <span title={coupon.scope} {...slot('scope', slotProps?.scope)}>
          {coupon.scope}
        </span>
        {when ?? (isTextTime && isPlain && !slotProps?.validity ? text.when : <Time {...props} isPlain={isPlain} />)}
        {children}
      </Box>
    </Box>
  );
}

/** How long a coupon lasts, or how many of it have been claimed. */
function Time({ coupon, text, words, slotProps, isPlain }: CouponFaceProps & { isPlain: boolean }) {
  if (coupon.claimedPercent !== undefined) {
    const done = { '--_done': `${coupon.claimedPercent}%`, ...slotProps?.progress?.style } as CSSProperties;
    return (
      <span {...slot('when', slotProps?.validity)}>
        <span {...slot('bar', slotProps?.progress)} style={done} />
        {claimOf(coupon.claimedPercent, coupon.leftCount, words)}
      </span>
    );
  }
  return (
    <span {...slot('when', slotProps?.validity)}>
      {text.hurry !== '' && <span className="hurry">{text.hurry}</span>}
      {isPlain ? (
        text.when
      ) : (
        <span className="day" title={coupon.lasts}>
          {text.when}
        </span>
      )}
    </span>
  );
}

function claimOf(claimedPercent: number, leftCount: Coupon['leftCount'], words: CouponCardLabels): string {
  if (claimedPercent >= 100) return words.claimedOut;
  return leftCount === undefined ? words.claimed(claimedPercent) : words.left(leftCount);
}
