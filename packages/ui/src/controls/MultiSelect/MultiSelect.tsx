import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { ChevronDown, X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { type OverlayProps, useOverlay } from '../../foundations/useOverlay.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { SearchableList } from '../Select/SearchableList.tsx';
import {
  flatOptions,
  isGroup,
  matchesQuery,
  optionGroups,
  type SelectGroup,
  type SelectOption,
} from '../Select/selectOptions.ts';
import { labels } from './MultiSelect.labels.ts';
import { Box, ListSurface, Positioner } from './MultiSelect.styles.ts';

/** `className`, `style` and `data-force` go to the frame, all other attributes and `ref` to the input. */
export interface MultiSelectProps extends BaseProps<HTMLInputElement>, OverlayProps {
  /** The options, flat or grouped. */
  items: readonly (SelectOption | SelectGroup)[];
  /** Controlled values, in the order of selection. */
  value?: readonly string[] | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the new values. */
  onChange?: ChangeHandler<readonly string[]> | undefined;
  /** Maximum number of values; other options are disabled once it is reached, with a message. */
  max?: number | undefined;
  /** Number of visible chips; the rest is shown as a count. */
  maxChips?: number | undefined;
  /** Placeholder while nothing is selected. */
  placeholder?: string | undefined;
  /** 36 or 44 px high. */
  size?: 'md' | 'lg' | undefined;
  /** Options are loading. */
  loading?: boolean | undefined;
  /** Shows the error border. */
  invalid?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** Name of the form field; every value is submitted. */
  name?: string | undefined;
  /** Overrides built-in labels. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

const isSame = (one: SelectOption, other: SelectOption) => one.value === other.value;

/** A multi-select with chips before a search input (APG combobox with a multi-selectable listbox). */
export function MultiSelect(props: MultiSelectProps) {
  const {
    items: options,
    value,
    defaultValue = [],
    onChange,
    max = Number.POSITIVE_INFINITY,
    maxChips = 3,
    ...rest
  } = props;
  const { open, defaultOpen, onOpenChange, portalRoot, placeholder, size = 'lg', loading, ...state } = rest;
  const { invalid, disabled, name, labels: own, ...native } = state;
  const { className, style, 'data-force': force, ref, ...input } = native;
  const words = useLabels(labels, own);
  const overlay = useOverlay({ open, defaultOpen, onOpenChange, portalRoot });
  const control = useRef<HTMLInputElement>(null);
  const setRef = useMergedRefs(control, ref);
  const [values, change] = useChange<readonly string[]>(value, defaultValue, onChange, control);
  const { isInvalid, attributes } = useFieldControl({ ...input, invalid });
  const flat = useMemo(() => flatOptions(options), [options]);
  const isGrouped = options.some(isGroup);
  const items = useMemo(() => (isGrouped ? optionGroups(options) : [...flat]), [options, flat, isGrouped]);
  // A value that no option has is shown as it is, and kept: the options may load later, or a former one be gone.
  const chosen = values.map((each) => flat.find((option) => option.value === each) ?? { value: each, label: each });
  const isFull = chosen.length >= max;
  const shown = chosen.slice(0, maxChips);
  const hidden = chosen.length - shown.length;

  return (
    <Combobox.Root<SelectOption, true>
      multiple
      items={loading ? [] : items}
      open={overlay.isOpen}
      onOpenChange={overlay.change}
      value={chosen}
      onValueChange={(next, details) => {
        const values = next.slice(0, max).map((option) => option.value);
        change(values, details);
      }}
      filter={matchesQuery}
      isItemEqualToValue={isSame}
      disabled={disabled}
      name={name}
      autoHighlight
    >
      <Box className={className} style={style} data-size={size} data-force={force} data-error={isInvalid || undefined}>
        <Combobox.Chips className="chips" aria-label={chosen.length > 0 ? words.chosen(chosen.length) : undefined}>
          {shown.map((option) => (
            <Combobox.Chip
              className="chip"
              key={option.value}
              aria-label={option.label}
              aria-description={words.removeHint}
            >
              <span className="name">{option.label}</span>
              {!disabled && (
                <Combobox.ChipRemove aria-label={words.remove(option.label)}>
                  <X />
                </Combobox.ChipRemove>
              )}
            </Combobox.Chip>
          ))}
          {hidden > 0 && (
            <span className="rest" role="img" aria-label={words.more(hidden)}>
              {`+${hidden}`}
            </span>
          )}
          <Combobox.Input
            {...input}
            {...attributes}
            ref={setRef}
            placeholder={chosen.length === 0 ? (placeholder ?? words.placeholder) : undefined}
          />
        </Combobox.Chips>
        <span className="arrow">
          <ChevronDown />
        </span>
      </Box>
      {/* The library would inject a style element, which a strict content security policy blocks (X2). */}
      <CSPProvider disableStyleElements>
        <Combobox.Portal container={overlay.container}>
          <Positioner sideOffset={4} align="start">
            <Combobox.Popup initialFocus={overlay.initialFocus} render={<ListSurface />}>
              {isFull && (
                <div className="full" role="status">
                  {words.full(max)}
                </div>
              )}
              {loading ? (
                <div className="note" role="status">
                  {words.loading}
                </div>
              ) : (
                <Combobox.Empty>
                  <div className="note">{flat.length === 0 ? words.empty : words.noMatch}</div>
                </Combobox.Empty>
              )}
              <SearchableList
                isGrouped={isGrouped}
                isOff={isFull ? (option) => !values.includes(option.value) : undefined}
              />
            </Combobox.Popup>
          </Positioner>
        </Combobox.Portal>
      </CSPProvider>
    </Combobox.Root>
  );
}
