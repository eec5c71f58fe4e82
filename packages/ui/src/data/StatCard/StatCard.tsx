import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { splitFigures } from './figures.ts';
import { type StatCardLabels, statCardLabels } from './StatCard.labels.ts';
import { Root } from './StatCard.styles.ts';

/** Parts of a metric. */
export type StatCardPart = 'value' | 'label' | 'note' | 'retry' | 'picture';

export interface StatCardProps extends BaseProps<HTMLDivElement> {
  /** The value with its units, e.g. `6小时40分`; numbers are large, units small. Unknown: a dash. */
  value: string | undefined;
  label: string;
  /** One line below the value. */
  note?: string | undefined;
  /** Trend of the note: an arrow and its colour. The text must state it too. */
  delta?: { direction: 'up' | 'down'; better: boolean } | undefined;
  /** An icon on a disc. */
  icon?: ReactNode;
  /** Replaces the icon: a ring, bars, a curve, at most 72 px wide. */
  picture?: ReactNode;
  /** URL; makes the whole card one link. */
  href?: string | undefined;
  /** The value is loading. */
  loading?: boolean | undefined;
  /** The value could not be loaded: asks again. The card is no link then. */
  onRetry?: (() => void) | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<StatCardPart> | undefined;
  labels?: Partial<StatCardLabels> | undefined;
}

const ARROWS: Record<'up' | 'down', LucideIcon> = { up: ArrowUp, down: ArrowDown };

/** One metric of the learning centre: announced as value, then label, whatever the visual order (§2 `/learn`). */
export function StatCard(props: StatCardProps) {
  const { value, label, note, delta, icon, picture, href: target, loading, onRetry, ...more } = props;
  const { slotProps, labels, ...rest } = more;
  const words = useLabels(statCardLabels, labels);
  if (loading)
    return (
      <Root {...rest} aria-busy="true" data-loading="">
        <i className="bone" />
        <i className="bone" />
        <i className="bone" />
        <span className="said" role="status">
          {words.loading}
        </span>
      </Root>
    );
  const Arrow = delta && ARROWS[delta.direction];
  const sign = picture ?? icon;
  const isUnknown = value === undefined;
  const href = onRetry === undefined ? target : undefined;
  return (
    <Root
      {...rest}
      {...(href === undefined ? undefined : { as: Anchor, href })}
      data-link={href === undefined ? undefined : ''}
    >
      <span {...slot('value', slotProps?.value)} data-unknown={isUnknown ? '' : undefined}>
        {isUnknown ? (
          <>
            <span aria-hidden="true">—</span>
            <span className="said">{words.unknown}</span>
          </>
        ) : (
          splitFigures(value).map(({ text, isFigure }, index) => <Part key={index} text={text} isFigure={isFigure} />)
        )}
      </span>
      <span {...slot('label', slotProps?.label)}>{label}</span>
      {onRetry && (
        <button type="button" aria-label={words.retryOf(label)} {...slot('retry', slotProps?.retry)} onClick={onRetry}>
          {words.retry}
        </button>
      )}
      {note !== undefined && !onRetry && (
        <span {...slot('note', slotProps?.note)} data-trend={delta && (delta.better ? 'better' : 'worse')}>
          {Arrow && <Arrow aria-hidden="true" />}
          <span>{note}</span>
        </span>
      )}
      {sign !== undefined && (
        <span
          {...slot('picture', slotProps?.picture)}
          data-icon={picture === undefined ? '' : undefined}
          aria-hidden="true"
        >
          {sign}
        </span>
      )}
    </Root>
  );
}

function Part({ text, isFigure }: { text: string; isFigure: boolean }) {
  return isFigure ? text : <small>{text}</small>;
}
