import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { type ChangeHandler, changeDetails } from '../../foundations/changeDetails.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { ownChange } from '../../foundations/ownChange.ts';
import { useChange } from '../../foundations/useChange.ts';
import { type OverlayProps, useOverlay } from '../../foundations/useOverlay.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { Input } from '../Input/Input.tsx';
import { Sheet } from './Calendar.styles.ts';
import { Calendar, type CalendarPreset } from './Calendar.tsx';
import { labels } from './DatePicker.labels.ts';
import { Positioner, Root, Trigger } from './DatePicker.styles.ts';
import { dayIn, type PlainDate } from './days.ts';
import { type DateLimits, dateProblem } from './parseDate.ts';
import { useTypedDate } from './useTypedDate.ts';
import { yearsOf } from './yearsOf.ts';

/** `className` and `style` go to the root, all other attributes and `ref` to the input. */
export interface DatePickerProps extends BaseProps<HTMLInputElement>, DateLimits, OverlayProps {
  /** Controlled value `YYYY-MM-DD`, without time or time zone; `null` for none. */
  value?: PlainDate | null | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: PlainDate | null | undefined;
  /** Called with the new day; always within the limits. */
  onChange?: ChangeHandler<PlainDate | null> | undefined;
  presets?: readonly CalendarPreset<PlainDate>[] | undefined;
  /** First and last year that can be selected; by default a hundred years back and ten ahead, unless limited otherwise. */
  years?: readonly [number, number] | undefined;
  /** IANA time zone that determines today; the kit's by default (§9). */
  timeZone?: string | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  placeholder?: string | undefined;
  /** Autocomplete hint for the browser, e.g. `bday`. */
  autoComplete?: string | undefined;
  /** Name of the form field; an invalid date is submitted as typed, so that form validation can report it. */
  name?: string | undefined;
  /** Shows the error border; set automatically inside a `Field` with an error. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

/** A date, typed or picked from a calendar (APG date picker dialog). */
export function DatePicker(props: DatePickerProps) {
  const { value, defaultValue = null, onChange, min, max, isDateDisabled, presets = [], years, ...rest } = props;
  const { timeZone: ownZone, size = 'lg', placeholder, invalid, disabled, labels: own, ...native } = rest;
  const { open, defaultOpen, onOpenChange, portalRoot, className, style, ...input } = native;
  const words = useLabels(labels, own);
  const { clock, timeZone } = useKit();
  const root = useRef<HTMLSpanElement>(null);
  const [date, change] = useChange<PlainDate | null>(value, defaultValue, onChange, root);
  const overlay = useOverlay({ open, defaultOpen, onOpenChange, portalRoot });
  const day = useRef<HTMLButtonElement>(null);
  const { isInvalid } = useFieldControl({ invalid });
  const limits = { min, max, isDateDisabled };
  const typed = useTypedDate(date, limits, words, change);
  const pick = (next: PlainDate | null, reason = 'item-press') => {
    typed.forget();
    overlay.change(false, ownChange(reason));
    if (next !== date) change(next, ownChange(reason));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') typed.commit(event);
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    overlay.change(true, changeDetails('list-navigation', event));
  };
  const today = dayIn(clock.now(), ownZone ?? timeZone);
  const shortcuts = [...presets, { label: words.today, value: today.toString() }].map((preset) => ({
    label: preset.label,
    isOff: dateProblem(preset.value, limits) !== null,
    onPress: () => pick(preset.value),
  }));

  return (
    <Root className={className} style={style} ref={root}>
      <Popover.Root open={overlay.isOpen} onOpenChange={overlay.change}>
        <Input
          {...input}
          size={size}
          invalid={isInvalid || typed.problem !== ''}
          disabled={disabled}
          placeholder={placeholder ?? words.placeholder}
          value={typed.text}
          onChange={typed.type}
          {...chainHandlers(input, { onBlur: typed.commit, onKeyDown: handleKey })}
          suffix={
            <Trigger aria-label={words.open} disabled={disabled}>
              <CalendarDays />
            </Trigger>
          }
        />
        <Popover.Portal container={overlay.container}>
          <Positioner anchor={root} align="start" sideOffset={4}>
            <Popover.Popup render={<Sheet />} aria-label={words.dialog} initialFocus={overlay.initialFocus ?? day}>
              <Calendar
                {...limits}
                label={words.dialog}
                chosen={[date, date]}
                today={today}
                years={years ?? yearsOf(today, limits)}
                onPick={(next) => pick(next)}
                shortcuts={shortcuts}
                onClear={date === null ? undefined : () => pick(null, 'clear-press')}
                focusRef={day}
                words={words}
              />
            </Popover.Popup>
          </Positioner>
        </Popover.Portal>
      </Popover.Root>
      {typed.problem !== '' && (
        <span className="problem" role="alert">
          {typed.problem}
        </span>
      )}
    </Root>
  );
}
