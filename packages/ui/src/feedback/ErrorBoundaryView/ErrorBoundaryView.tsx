import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Empty } from '../Empty/Empty.tsx';
import { labels } from './ErrorBoundaryView.labels.ts';

export interface ErrorBoundaryViewProps extends Omit<BaseProps<HTMLDivElement>, 'title'> {
  /** A crash of the page, no network, or an unknown URL. */
  kind?: 'crash' | 'offline' | 'missing' | undefined;
  /** Replaces the heading. */
  title?: ReactNode;
  /** Message of the server, e.g. the `error` of a 404 (§8); replaces the hint. */
  message?: ReactNode;
  /** Called to retry; a returned promise locks the button until it settles. */
  onRetry?: (() => unknown) | undefined;
  /** URL of the link away from the error. */
  homeHref?: string | undefined;
  /** Fills a page, or a box on it. */
  layout?: 'list' | 'page' | undefined;
}

/** Replaces a page that failed. */
export function ErrorBoundaryView({
  kind = 'crash',
  title,
  message,
  onRetry,
  homeHref,
  layout = 'page',
  ...rest
}: ErrorBoundaryViewProps) {
  const words = useLabels(labels);
  return (
    <Empty
      role="alert"
      {...rest}
      kind={kind === 'missing' ? 'search' : 'error'}
      layout={layout}
      level={layout === 'page' ? 1 : 2}
      title={title ?? words[kind].title}
      hint={message ?? words[kind].hint}
      action={
        <span style={{ display: 'inline-flex', gap: 12 }}>
          {onRetry && (
            <Button icon={<RotateCw />} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
          {homeHref !== undefined && (
            <Button variant="outline" tone="neutral" href={homeHref}>
              {words.home}
            </Button>
          )}
        </span>
      }
    />
  );
}
