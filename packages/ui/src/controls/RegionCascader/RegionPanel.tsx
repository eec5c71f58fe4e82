import { useEffect, useRef } from 'react';
import type { RegionCascaderLabels } from './RegionCascader.labels.ts';
import { Surface } from './RegionCascader.styles.ts';
import { RegionColumn } from './RegionColumn.tsx';
import type { Region } from './region.ts';
import type { RegionLevel } from './useRegionLevels.ts';

interface RegionPanelProps {
  /** The columns, top level first. */
  columns: readonly RegionLevel[];
  /** The regions that are open in them. */
  path: readonly Region[];
  words: RegionCascaderLabels;
  /** Called when a region is selected in a column. */
  onChoose: (column: number, region: Region) => void;
  /** Reloads a column. */
  onRetry: (column: number) => void;
  /** Column whose list is focused as soon as it is rendered. */
  focusIndex?: number | undefined;
}

/** The columns of the cascader; left and right move between them. */
export function RegionPanel({ columns, path, words, onChoose, onRetry, focusIndex }: RegionPanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef(focusIndex);

  const focusColumn = (at: number) => {
    const column = root.current?.children[at];
    const stop = column?.querySelector<HTMLElement>('[role="option"][tabindex="0"], .note button');
    stop?.focus({ preventScroll: true });
    stop?.scrollIntoView?.({ block: 'nearest' });
  };
  useEffect(() => {
    const at = wanted.current;
    if (at === undefined || (columns[at]?.status ?? 'loading') === 'loading') return;
    wanted.current = undefined;
    focusColumn(at);
  });

  return (
    <Surface ref={root}>
      {columns.map((level, at) => {
        const parent = path[at - 1];
        return (
          <RegionColumn
            key={parent?.code ?? ''}
            label={parent ? words.below(parent.name) : words.provinces}
            level={level}
            selected={path[at]?.code}
            words={words}
            onChoose={(region, way) => {
              if (way === 'keyboard' && !region.leaf) wanted.current = at + 1;
              onChoose(at, region);
            }}
            onLeave={() => focusColumn(at - 1)}
            onRetry={() => {
              wanted.current = at;
              onRetry(at);
            }}
          />
        );
      })}
    </Surface>
  );
}
