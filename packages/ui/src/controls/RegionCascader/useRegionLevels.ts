import { useRef, useState } from 'react';
import type { LoadRegions, Region } from './region.ts';

/** The regions of one column, or their loading state. */
export type RegionLevel =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly regions: readonly Region[] };

const LOADING = { status: 'loading' } as const;

/** The regions below each opened one, loaded once; a failed level is loaded again. */
export function useRegionLevels(load: LoadRegions) {
  const [levels, setLevels] = useState<ReadonlyMap<string | undefined, RegionLevel>>(new Map());
  const asked = useRef(new Set<string | undefined>());

  const put = (parent: string | undefined, level: RegionLevel) =>
    setLevels((before) => new Map(before).set(parent, level));

  const ask = (parent: string | undefined) => {
    if (asked.current.has(parent)) return;
    asked.current.add(parent);
    put(parent, LOADING);
    load(parent).then(
      (regions) => put(parent, { status: 'ready', regions }),
      () => {
        asked.current.delete(parent); // opening it again, or the button in the column, retries
        put(parent, { status: 'failed' });
      },
    );
  };

  /** The columns of a path: the first, and one for each region that can be opened. */
  const columnsOf = (path: readonly Region[]) => {
    const parents = [undefined, ...path.filter((region) => !region.leaf).map((region) => region.code)];
    return parents.map((parent) => levels.get(parent) ?? LOADING);
  };
  return { ask, columnsOf };
}
