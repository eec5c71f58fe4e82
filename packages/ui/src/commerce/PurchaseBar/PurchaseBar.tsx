import { type RefObject, useEffect, useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { PriceTag } from '../../data/PriceTag/PriceTag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { observeView } from '../../foundations/observe.ts';
import type { PurchaseAction } from '../CoursePurchasePanel/CoursePurchasePanel.tsx';
import { type PurchaseBarLabels, purchaseBarLabels } from './PurchaseBar.labels.ts';
import { Root } from './PurchaseBar.styles.ts';

export interface PurchaseBarProps extends BaseProps {
  title: string;
  /** Below the title, e.g. class, date, seats. */
  note?: string | undefined;
  cover?: string | undefined;
  /** No price is shown once the course is owned. */
  priceFen?: number | undefined;
  originalFen?: number | undefined;
  /** Member price in integer fen. */
  memberFen?: number | undefined;
  action: PurchaseAction;
  /** Fixed to the bottom of the window, or inline. */
  placement?: 'fixed' | 'inline' | undefined;
  /** The panel it replaces: the bar appears when the panel has scrolled out at the top of the window. */
  after?: RefObject<HTMLElement | null> | undefined;
  labels?: Partial<PurchaseBarLabels> | undefined;
}

/** The purchase panel as a bar of 72 px; the page reserves 72 px at its bottom so that the focus is never obscured (WCAG 2.4.11). */
export function PurchaseBar({
  title,
  note,
  cover,
  priceFen,
  originalFen,
  memberFen,
  action,
  placement = 'fixed',
  after,
  labels,
  ...rest
}: PurchaseBarProps) {
  const words = useLabels(purchaseBarLabels, labels);
  const noteId = useId();
  const isPast = useIsPast(after);
  const isShown = after === undefined || isPast;
  useEffect(() => {
    if (!isShown || placement === 'inline') return undefined;
    const { style } = document.documentElement;
    const [padding, scroll] = [document.body.style.paddingBottom, style.scrollPaddingBottom];
    document.body.style.paddingBottom = '72px';
    style.scrollPaddingBottom = '72px';
    return () => {
      document.body.style.paddingBottom = padding;
      style.scrollPaddingBottom = scroll;
    };
  }, [isShown, placement]);
  if (!isShown) return null;
  const link = action.href === undefined ? {} : { href: action.href };
  return (
    <Root aria-label={words.region} {...rest} data-placement={placement}>
      <div className="page">
        {cover !== undefined && <img src={cover} alt="" width={80} height={45} />}
        <div className="text">
          <p className="title">{title}</p>
          <p className="note" id={noteId}>
            {action.reason ?? note}
          </p>
        </div>
        {priceFen !== undefined && (
          <PriceTag priceFen={priceFen} originalFen={originalFen} memberFen={memberFen} size="lg" />
        )}
        <Button
          {...link}
          size="lg"
          disabled={action.disabled}
          onClick={action.onClick}
          aria-describedby={action.reason === undefined ? undefined : noteId}
        >
          {action.label}
        </Button>
      </div>
    </Root>
  );
}

function useIsPast(ref: RefObject<HTMLElement | null> | undefined): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = ref?.current;
    if (!element) return undefined;
    return observeView(element, ([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
  }, [ref]);
  return isPast;
}
