import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { labels } from './Skeleton.labels.ts';
import { Root } from './Skeleton.styles.ts';

export interface SkeletonProps extends BaseProps<HTMLDivElement> {
  /** The shape of what will come. */
  variant?: 'text' | 'card' | 'room' | 'ticket' | 'row' | 'chapter' | 'chat' | 'talk' | undefined;
  /** How many of it. */
  count?: number | undefined;
  /** Waits 300 ms before it appears. */
  delayed?: boolean | undefined;
  /** Replaces the word for those who listen. */
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
  chat: (
    <div className="chat">
      <i />
      <i />
    </div>
  ),
};

/** The shape of what is loading. */
export function Skeleton({ variant = 'text', count = 1, delayed = true, label, ...rest }: SkeletonProps) {
  const words = useLabels(labels);
  const keys = Array.from({ length: count }, (_, index) => `shape-${index}`);
  return (
    <Root {...rest} data-variant={variant} data-delayed={delayed || undefined}>
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
