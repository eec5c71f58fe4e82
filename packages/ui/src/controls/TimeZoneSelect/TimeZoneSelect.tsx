import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { useMemo } from 'react';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Select } from '../Select/Select.tsx';
import type { SelectProps } from '../Select/selectOptions.ts';
import { labels } from './TimeZoneSelect.labels.ts';
import { offsetKeywords, offsetMinutes, offsetName } from './zoneOffset.ts';

/** A zone of the school's list. */
export interface TimeZoneOption {
  /** What is kept, e.g. the school's id of the zone or its IANA name. */
  value: string;
  /** City or name, in the language of the page. */
  label: string;
  /** IANA name, from which the present offset is worked out. */
  timeZone: string;
  /** More words that it is found by, e.g. its name in the other language. */
  keywords?: string | undefined;
}

export interface TimeZoneSelectProps extends Omit<SelectProps, 'options' | 'searchable' | 'labels' | 'defaultValue'> {
  /** The zones to choose from, in the order they are shown. */
  zones: readonly TimeZoneOption[];
  /** At first, when it keeps its own; the zone of Beijing unless told (§9). */
  defaultValue?: string | null | undefined;
  /** Epoch milliseconds whose offsets are shown; the kit's clock unless told. */
  now?: number | undefined;
  /** Replaces built-in words. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** A time zone, searched by city or offset; shows the offset of this moment, summer time included (§9). */
export function TimeZoneSelect({ zones, now, defaultValue, labels: own, ...rest }: TimeZoneSelectProps) {
  const { clock } = useKit();
  const words = useLabels(labels, own);
  const at = now ?? clock.now();
  // Offsets change on the hour at the soonest, so a render a second later works nothing out again.
  const hour = Math.floor(at / 3_600_000);
  const options = useMemo(
    () =>
      zones.map(({ value, label, timeZone, keywords = '' }) => {
        const minutes = offsetMinutes(timeZone, hour * 3_600_000);
        if (minutes === null) return { value, label, keywords: `${timeZone} ${keywords}` };
        const found = `${timeZone} ${keywords} ${offsetKeywords(minutes)}`;
        return { value, label, hint: offsetName(minutes), keywords: found };
      }),
    [zones, hour],
  );
  const beijing = zones.find(({ timeZone }) => timeZone === DEFAULT_TIME_ZONE.id);
  return (
    <Select
      {...rest}
      searchable
      options={options}
      defaultValue={defaultValue === undefined ? (beijing?.value ?? null) : defaultValue}
      placeholder={rest.placeholder ?? words.placeholder}
      labels={{ search: words.search }}
    />
  );
}
