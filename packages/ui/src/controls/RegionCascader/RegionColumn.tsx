import { Check, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { readingKey } from '../../foundations/direction.ts';
import { Button } from '../Button/Button.tsx';
import type { RegionCascaderLabels } from './RegionCascader.labels.ts';
import type { Region } from './region.ts';
import { seek } from './seek.ts';
import type { RegionLevel } from './useRegionLevels.ts';

interface RegionColumnProps {
  /** Accessible name of the list. */
  label: string;
  /** The regions, or their loading state. */
  level: RegionLevel;
  /** The region that is open or selected. */
  selected: string | undefined;
  words: RegionCascaderLabels;
  onChoose: (region: Region, way: 'pointer' | 'keyboard') => void;
  /** Returns to the previous column. */
  onLeave: () => void;
  onRetry: () => void;
}

/** Milliseconds after which a letter starts a new typeahead query (APG listbox). */
const TYPING_MS = 600;

/** One level: a listbox with its own keyboard navigation (APG listbox). */
export function RegionColumn({ label, level, selected, words, onChoose, onLeave, onRetry }: RegionColumnProps) {
  const typed = useRef({ text: '', at: 0 });
  const list = useRef<HTMLDivElement>(null);
  const isReady = level.status === 'ready';
  useEffect(() => {
    const item = isReady ? list.current?.querySelector<HTMLElement>('[aria-selected="true"]') : undefined;
    if (!item || !list.current) return;
    list.current.scrollTop = item.offsetTop - (list.current.clientHeight - item.offsetHeight) / 2; // keeps the page from scrolling
  }, [isReady]);
  const regions = level.status === 'ready' ? level.regions : [];
  const stop = Math.max(
    0,
    regions.findIndex((region) => region.code === selected),
  );

  const placeOf = (key: string, from: number, timeStamp: number): number => {
    if (key === 'ArrowDown') return Math.min(from + 1, regions.length - 1);
    if (key === 'ArrowUp') return Math.max(from - 1, 0);
    if (key === 'Home') return 0;
    if (key === 'End') return regions.length - 1;
    if (Array.from(key).length !== 1) return -1;
    const { text, at } = typed.current;
    typed.current = { text: timeStamp - at < TYPING_MS ? text + key : key, at: timeStamp };
    return seek(
      regions.map((region) => region.name),
      typed.current.text,
      from,
    );
  };
  const handleKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Enter' || event.key === ' ') return;
    const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]'));
    const from = regions.findIndex((_, at) => items[at] === document.activeElement);
    const region = regions[from];
    if (!region) return;
    const key = readingKey(event);
    if (key === 'ArrowLeft') onLeave();
    else if (key === 'ArrowRight') {
      if (!region.leaf) onChoose(region, 'keyboard');
    } else {
      const item = items[placeOf(key, from, event.timeStamp)];
      if (!item) return;
      item.focus();
    }
    event.preventDefault();
  };

  const retry = () => {
    // The retry button disappears with the failure: if it lost the focus now, the popup would grab it after the list has it.
    list.current?.focus({ preventScroll: true });
    onRetry();
  };

  if (level.status === 'loading')
    return (
      <div ref={list} className="column" tabIndex={-1}>
        <div className="note">
          <Spinner size="sm" labelShown />
        </div>
      </div>
    );
  if (level.status === 'failed')
    return (
      <div ref={list} className="column" tabIndex={-1}>
        <div className="note" data-failed role="alert">
          {words.failed}
          <Button size="sm" variant="soft" onClick={retry}>
            {words.retry}
          </Button>
        </div>
      </div>
    );
  if (regions.length === 0)
    return (
      <div className="column">
        <div className="note" role="status">
          {words.empty}
        </div>
      </div>
    );
  return (
    <div ref={list} className="column" role="listbox" aria-label={label} tabIndex={-1} onKeyDown={handleKeys}>
      {regions.map((region, at) => (
        <button
          key={region.code}
          type="button"
          className="item"
          role="option"
          aria-selected={region.code === selected}
          tabIndex={at === stop ? 0 : -1}
          // A click without a pointer was made with Enter or Space.
          onClick={(event) => onChoose(region, event.detail === 0 ? 'keyboard' : 'pointer')}
        >
          <span>{region.name}</span>
          {region.leaf ? region.code === selected && <Check /> : <ChevronRight />}
        </button>
      ))}
    </div>
  );
}
