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
  slotProps?: SlotProps<CouponFacePart> | undefined;
  /** Content at the lower right. */
  children?: ReactNode;
}

/** The content of a ticket: value and condition on the coloured side, text on the white side. */
export function CouponFace(props: CouponFaceProps) {
  const {
    coupon,
    text,
    words,
    said,
    title = coupon.title,
    head: Head = 'h3',
    isNarrow,
    when,
    slotProps,
    children,
  } = props;
  // A label may contain phrasing content only, so boxes are spans there.
  const Box = Head === 'span' ? 'span' : 'div';
  const isClaim = coupon.claimedPercent !== undefined;
  // A date alone is short and needs no element of its own to be cut.
  const isPlain = text.hurry === '' && coupon.lasts === undefined;
  // Each element counts a thousand times: the value says the status; the condition and the kind are elements where they have a part's props.
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
        {when ?? (
          <span {...slot('when', slotProps?.validity)}>
            {isClaim ? (
              <>
                <span
                  {...slot('bar', slotProps?.progress)}
                  style={{ '--_done': `${coupon.claimedPercent}%`, ...slotProps?.progress?.style } as CSSProperties}
                />
                {claimOf(coupon, words)}
              </>
            ) : (
              <>
                {text.hurry !== '' && <span className="hurry">{text.hurry}</span>}
                {isPlain ? (
                  text.when
                ) : (
                  <span className="day" title={coupon.lasts}>
                    {text.when}
                  </span>
                )}
              </>
            )}
          </span>
        )}
        {children}
      </Box>
    </Box>
  );
}

function claimOf({ claimedPercent = 0, leftCount }: Coupon, words: CouponCardLabels): string {
  if (claimedPercent >= 100) return words.claimedOut;
  return leftCount === undefined ? words.claimed(claimedPercent) : words.left(leftCount);
}
