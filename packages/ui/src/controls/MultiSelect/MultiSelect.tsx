import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { ChevronDown, X } from 'lucide-react';
import { useMemo } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
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

/** `className`, `style` and `data-force` belong to the box, all other attributes and `ref` to the input. */
export interface MultiSelectProps extends BaseProps<HTMLInputElement> {
  /** The choices, in one list or in groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Held by the caller, in the order of choosing. */
  value?: readonly string[] | undefined;
  /** At first, when it keeps its own. */
  defaultValue?: readonly string[] | undefined;
  /** The new values. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** Most that can be chosen; the others rest once it is reached, and that is said. */
  max?: number | undefined;
  /** Chips in sight; the rest is counted. */
  maxChips?: number | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** 36 or 44 px high. */
  size?: 'md' | 'lg' | undefined;
  /** The choices are on their way. */
  loading?: boolean | undefined;
  /** Shows the frame of an error. */
  invalid?: boolean | undefined;
  /** Refuses changes. */
  disabled?: boolean | undefined;
  /** Name in a form; every value is sent. */
  name?: string | undefined;
  /** Replaces built-in words. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
}

const isSame = (one: SelectOption, other: SelectOption) => one.value === other.value;

/** Several choices of many, as chips in front of a search (APG combobox with a list of many). */
export function MultiSelect(props: MultiSelectProps) {
  const { options, value, defaultValue = [], onChange, max = Number.POSITIVE_INFINITY, maxChips = 3, ...rest } = props;
  const { placeholder, size = 'lg', loading, invalid, disabled, name, labels: own, ...native } = rest;
  const { className, style, 'data-force': force, ...input } = native;
  const words = useLabels(labels, own);
  const { portalRoot } = useKit();
  const [values, setValues] = useControllable<readonly string[]>(value, defaultValue);
  const { isInvalid, attributes } = useFieldControl({ ...input, invalid });
  const flat = useMemo(() => flatOptions(options), [options]);
  const isGrouped = options.some(isGroup);
  const items = useMemo(() => (isGrouped ? optionGroups(options) : [...flat]), [options, flat, isGrouped]);
  const chosen = values.flatMap((each) => flat.find((option) => option.value === each) ?? []);
  const isFull = chosen.length >= max;
  const shown = chosen.slice(0, maxChips);
  const hidden = chosen.length - shown.length;

  return (
    <Combobox.Root<SelectOption, true>
      multiple
      items={loading ? [] : items}
      value={chosen}
      onValueChange={(next) => {
        const chosen = next.slice(0, max).map((option) => option.value);
        setValues(chosen);
        onChange?.(chosen);
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
            placeholder={chosen.length === 0 ? (placeholder ?? words.placeholder) : undefined}
          />
        </Combobox.Chips>
        <span className="arrow">
          <ChevronDown />
        </span>
      </Box>
      {/* The library would write a style element of its own, which a strict content policy refuses (X2). */}
      <CSPProvider disableStyleElements>
        <Combobox.Portal container={portalRoot}>
          <Positioner sideOffset={4} align="start">
            <Combobox.Popup render={<ListSurface />}>
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
