import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { splitFigures } from './figures.ts';
import { type StatCardLabels, statCardLabels } from './StatCard.labels.ts';
import { Root } from './StatCard.styles.ts';

export interface StatCardProps extends BaseProps<HTMLDivElement> {
  /** The figure with its units, e.g. `6小时40分`; numbers are drawn large, words small. */
  value: string;
  /** What is counted. */
  label: string;
  /** One line below the figure. */
  note?: string | undefined;
  /** How the note compares: an arrow and its colour. The words must say it too. */
  delta?: { direction: 'up' | 'down'; isBetter: boolean } | undefined;
  /** An icon on a disc. */
  icon?: ReactNode;
  /** Instead of the icon: a ring, bars, a curve, at most 72 px wide. */
  picture?: ReactNode;
  /** Makes the whole card one link. */
  href?: string | undefined;
  /** The figure is on its way. */
  loading?: boolean | undefined;
  labels?: Partial<StatCardLabels> | undefined;
}

const ARROWS: Record<'up' | 'down', LucideIcon> = { up: ArrowUp, down: ArrowDown };

/** One figure of the learning centre: read as figure, then name, whatever stands above (§2 `/learn`). */
export function StatCard(props: StatCardProps) {
  const { value, label, note, delta, icon, picture, href, loading, labels, ...rest } = props;
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
  return (
    <Root
      {...rest}
      {...(href === undefined ? undefined : { as: Anchor, href })}
      data-link={href === undefined ? undefined : ''}
    >
      <span className="value">
        {splitFigures(value).map(({ text, isFigure }, index) => (
          <Part key={index} text={text} isFigure={isFigure} />
        ))}
      </span>
      <span className="label">{label}</span>
      {note !== undefined && (
        <span className="note" data-trend={delta && (delta.isBetter ? 'better' : 'worse')}>
          {Arrow && <Arrow aria-hidden="true" />}
          <span>{note}</span>
        </span>
      )}
      {sign !== undefined && (
        <span className="picture" data-icon={picture === undefined ? '' : undefined} aria-hidden="true">
          {sign}
        </span>
      )}
    </Root>
  );
}

function Part({ text, isFigure }: { text: string; isFigure: boolean }) {
  return isFigure ? text : <small>{text}</small>;
}
