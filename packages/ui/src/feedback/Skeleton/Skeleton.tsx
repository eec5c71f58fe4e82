import type { CSSProperties } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { labels } from './Skeleton.labels.ts';
import { Root } from './Skeleton.styles.ts';

export interface SkeletonProps extends BaseProps<HTMLDivElement> {
  /** Shape of the content. */
  variant?: 'text' | 'card' | 'room' | 'ticket' | 'row' | 'chapter' | 'chat' | 'talk' | 'panel' | undefined;
  /** Number of placeholders. */
  count?: number | undefined;
  /** Height of each `panel` in pixels: that of the content to come. */
  height?: number | undefined;
  /** Delays its appearance by 300 ms. */
  delayed?: boolean | undefined;
  /** Overrides the text for screen readers. */
  label?: string | undefined;
}

const lines = (
  <div className="text">
    <i />
    <i />
  </div>
);

const SHAPES = {
  text: lines,
  card: (
    <div className="card">
      <i />
      {lines}
    </div>
  ),
  room: (
    <div className="room">
      <i />
      {lines}
    </div>
  ),
  ticket: (
    <div className="ticket">
      <i />
      {lines}
    </div>
  ),
  row: (
    <div className="row">
      <i />
      {lines}
    </div>
  ),
  chapter: (
    <div className="chapter">
      <i />
      <i />
      <i />
    </div>
  ),
  talk: (
    <div className="talk">
      <i />
      {lines}
    </div>
  ),
  panel: <i className="panel" />,
  chat: (
    <div className="chat">
      <i />
      <i />
    </div>
  ),
};

/** A placeholder in the shape of the loading content. */
export function Skeleton({
  variant = 'text',
  count = 1,
  delayed = true,
  height,
  label,
  style,
  ...rest
}: SkeletonProps) {
  const words = useLabels(labels);
  const size: CSSProperties & Record<'--_height', string | undefined> = {
    '--_height': height === undefined ? undefined : `${height}px`,
    ...style,
  };
  const keys = Array.from({ length: count }, (_, index) => `shape-${index}`);
  return (
    <Root {...rest} style={size} data-variant={variant} data-delayed={delayed || undefined}>
      <span className="word" role="status">
        {label ?? words.loading}
      </span>
      <div className="shapes" aria-hidden="true">
        {keys.map((key) => (
          <Shape key={key} variant={variant} />
        ))}
      </div>
    </Root>
  );
}

function Shape({ variant }: { variant: keyof typeof SHAPES }) {
  return SHAPES[variant];
}
