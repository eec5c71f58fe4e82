import { useMemo } from 'react';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { Select } from '../Select/Select.tsx';
import type { SelectProps } from '../Select/selectOptions.ts';
import { labels } from './TimeZoneSelect.labels.ts';
import { offsetKeywords, offsetMinutes, offsetName } from './zoneOffset.ts';

/** A time zone from the school's list. */
export interface TimeZoneOption {
  /** Stored value, e.g. the school's id of the time zone or its IANA name. */
  value: string;
  /** City or name, in the current language. */
  label: string;
  /** IANA name, from which the current offset is computed. */
  timeZone: string;
  /** Additional search terms, e.g. its name in the other language. */
  keywords?: string | undefined;
}

export interface TimeZoneSelectProps extends Omit<SelectProps, 'items' | 'searchable' | 'labels' | 'defaultValue'> {
  /** The time zones, in display order. */
  items: readonly TimeZoneOption[];
  /** Initial value when uncontrolled; the zone of the provider by default, where the list has it. */
  defaultValue?: string | null | undefined;
  /** Epoch milliseconds at which the offsets apply; the kit's clock by default. */
  now?: number | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** A time zone select, searchable by city or offset; shows the current offset, including daylight saving time (§9). */
export function TimeZoneSelect({ items: zones, now, defaultValue, labels: own, ...rest }: TimeZoneSelectProps) {
  const { clock, timeZone: readers } = useKit();
  const words = useLabels(labels, own);
  const at = now ?? clock.now();
  // Offsets change on the hour at the earliest, so a render a second later recomputes nothing.
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
  const first = zones.find(({ timeZone }) => timeZone === readers);
  return (
    <Select
      {...rest}
      searchable
      items={options}
      defaultValue={defaultValue === undefined ? (first?.value ?? null) : defaultValue}
      placeholder={rest.placeholder ?? words.placeholder}
      labels={{ search: words.search }}
    />
  );
}
