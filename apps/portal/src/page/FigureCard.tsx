import { StatCard, type StatCardProps } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedFailure } from './failures.tsx';
import { type Figure, type Knowable, knownFigure } from './knownFigure.ts';

interface FigureCardProps<T> extends Pick<StatCardProps, 'label' | 'icon' | 'href'> {
  query: Knowable<T>;
  /** The figure of an answer; a value that is undefined is a dash. */
  show: (value: T) => Figure;
}

/** A figure of the page that is known, on its way, or failed; what another part of the page tells already gets no retry of its own. */
export const FigureCard = observer(function FigureCard<T>({ query, show, ...card }: FigureCardProps<T>) {
  const { t } = useTranslation('common');
  const { isTold, retry } = useSharedFailure(query);
  const { onRetry, ...figure } = { onRetry: undefined, ...knownFigure(query, show) };
  if (onRetry === undefined) return <StatCard {...card} {...figure} />;
  return isTold ? (
    <StatCard {...card} {...figure} note={t('notLoaded')} />
  ) : (
    <StatCard {...card} {...figure} onRetry={retry} />
  );
}) as <T>(props: FigureCardProps<T>) => ReactNode;
