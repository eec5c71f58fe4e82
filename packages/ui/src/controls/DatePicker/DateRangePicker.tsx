import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeDetails, ChangeHandler } from '../../foundations/changeDetails.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ownChange } from '../../foundations/ownChange.ts';
import { useChange } from '../../foundations/useChange.ts';
import { type OverlayProps, useOverlay } from '../../foundations/useOverlay.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { Sheet } from './Calendar.styles.ts';
import { Calendar, type CalendarPreset } from './Calendar.tsx';
import { labels } from './DatePicker.labels.ts';
import { Positioner, RangeFrame, Root, Trigger } from './DatePicker.styles.ts';
import { dayIn, type PlainDate } from './days.ts';
import { type DateLimits, dateProblem } from './parseDate.ts';
import { useTypedDate } from './useTypedDate.ts';
import { yearsOf } from './yearsOf.ts';

/** First and last day, both included; `null` while not selected. */
export interface DateRange {
  from: PlainDate | null;
  to: PlainDate | null;
}

/** `data-force` goes to the frame, all other attributes to the root. */
export interface DateRangePickerProps extends BaseProps<HTMLDivElement>, DateLimits, OverlayProps {
  /** Controlled value. */
  value?: DateRange | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: DateRange | undefined;
  /** Called with the new range; `from` is never after `to`. */
  onChange?: ChangeHandler<DateRange> | undefined;
  /** Range presets. */
  presets?: readonly CalendarPreset<DateRange>[] | undefined;
  /** First and last year that can be selected. */
  years?: readonly [number, number] | undefined;
  /** IANA time zone that determines today; the kit's by default (§9). */
  timeZone?: string | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows the error border. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

const NONE: DateRange = { from: null, to: null };

/** A date range, typed or picked from a calendar: the first press starts it, the second ends it. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, defaultValue = NONE, onChange, min, max, isDateDisabled, presets = [], years, ...rest } = props;
  const { open, defaultOpen, onOpenChange, portalRoot, ...more } = rest;
  const { timeZone: ownZone, size = 'lg', invalid, disabled, labels: own, ...root } = more;
  const { 'data-force': force, ...frame } = root;
  const words = useLabels(labels, own);
  const { clock, timeZone } = useKit();
  const anchor = useRef<HTMLSpanElement>(null);
  const [range, change] = useChange<DateRange>(value, defaultValue, onChange, anchor);
  const [begun, setBegun] = useState<PlainDate | null>(null);
  const overlay = useOverlay({ open, defaultOpen, onOpenChange, portalRoot });
  const day = useRef<HTMLButtonElement>(null);
  const { isInvalid, labelId, attributes } = useFieldControl({ ...frame, invalid });
  const limits = { min, max, isDateDisabled };
  const keep = (next: DateRange, details: ChangeDetails) => {
    setBegun(null);
    change(next, details);
  };
  const first = useTypedDate(range.from, limits, words, (from, details) => {
    keep({ from, to: from !== null && range.to !== null && range.to < from ? null : range.to }, details);
  });
  const last = useTypedDate(range.to, { ...limits, min: later(min, range.from) }, words, (to, details) =>
    keep({ ...range, to }, details),
  );
  const choose = (next: DateRange) => {
    first.forget();
    last.forget();
    keep(next, ownChange('item-press'));
    overlay.change(false, ownChange('item-press'));
  };
  const pick = (date: PlainDate) => {
    if (begun === null) setBegun(date);
    else choose(begun <= date ? { from: begun, to: date } : { from: date, to: begun });
  };
  const today = dayIn(clock.now(), ownZone ?? timeZone);
  const shortcuts = presets.map((preset) => ({
    label: preset.label,
    isOff: [preset.value.from, preset.value.to].some((date) => date !== null && dateProblem(date, limits) !== null),
    onPress: () => choose(preset.value),
  }));
  const problem = first.problem || last.problem;
  const field = (typed: typeof first, name: string, id?: string | undefined) => (
    <input
      id={id}
      type="text"
      autoComplete="off"
      aria-label={name}
      aria-invalid={isInvalid || typed.problem !== '' || undefined}
      placeholder={words.placeholder}
      disabled={disabled}
      value={typed.text}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={typed.commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') typed.commit(event);
      }}
    />
  );

  return (
    <Root
      {...frame}
      as="div"
      id={undefined}
      role="group"
      aria-describedby={attributes['aria-describedby']}
      aria-labelledby={frame['aria-labelledby'] ?? (frame['aria-label'] === undefined ? labelId : undefined)}
    >
      <Popover.Root
        open={overlay.isOpen}
        onOpenChange={(next, details) => {
          overlay.change(next, details);
          if (!details.isCanceled) setBegun(null);
        }}
      >
        <RangeFrame
          ref={anchor}
          data-size={size}
          data-force={force}
          data-error={isInvalid || problem !== '' || undefined}
          data-disabled={disabled || undefined}
        >
          {field(first, words.from, attributes.id)}
          <span aria-hidden="true">–</span>
          {field(last, words.to)}
          <Trigger aria-label={words.open} disabled={disabled}>
            <CalendarDays />
          </Trigger>
        </RangeFrame>
        <Popover.Portal container={overlay.container}>
          <Positioner anchor={anchor} align="start" sideOffset={4}>
            <Popover.Popup render={<Sheet />} aria-label={words.rangeDialog} initialFocus={overlay.initialFocus ?? day}>
              <Calendar
                {...limits}
                label={words.rangeDialog}
                chosen={begun === null ? [range.from, range.to] : [begun, null]}
                isRange
                today={today}
                years={years ?? yearsOf(today, limits)}
                onPick={pick}
                shortcuts={shortcuts}
                onClear={range.from === null && range.to === null ? undefined : () => choose(NONE)}
                focusRef={day}
                words={words}
              />
            </Popover.Popup>
          </Positioner>
        </Popover.Portal>
      </Popover.Root>
      {problem !== '' && (
        <span className="problem" role="alert">
          {problem}
        </span>
      )}
    </Root>
  );
}

function later(one: PlainDate | undefined, other: PlainDate | null): PlainDate | undefined {
  if (other === null) return one;
  return one === undefined || other > one ? other : one;
}
