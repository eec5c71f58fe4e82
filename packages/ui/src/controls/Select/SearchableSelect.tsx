import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { ChevronDown, Search } from 'lucide-react';
import { useMemo } from 'react';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { slot } from '../../foundations/slots.ts';
import { type DeferredProps, useHandover } from '../../foundations/useDeferred.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useOverlay } from '../../foundations/useOverlay.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { SearchableList } from './SearchableList.tsx';
import { Positioner, SearchSurface, Trigger } from './SearchableSelect.styles.ts';
import { labels } from './Select.labels.ts';
import {
  flatOptions,
  isGroup,
  matchesQuery,
  optionGroups,
  type SelectOption,
  type SelectProps,
} from './selectOptions.ts';

export interface SearchableSelectProps extends Omit<SelectProps, 'searchable' | 'defaultValue'>, DeferredProps {}

const isSame = (one: SelectOption, other: SelectOption) => one.value === other.value;

/** A select with a search input (APG combobox). */
export function SearchableSelect(props: SearchableSelectProps) {
  const { items: options, value, onChange, placeholder, size = 'lg', loading, invalid, ...rest } = props;
  const { disabled, name, labels: own, isAsked, takesFocus, slotProps, ref, ...more } = rest;
  const { open, defaultOpen, onOpenChange, portalRoot, ...root } = more;
  const words = useLabels(labels, own);
  const overlay = useOverlay({ open, defaultOpen, onOpenChange, portalRoot });
  const { isInvalid, attributes } = useFieldControl({ ...root, invalid });
  const trigger = useHandover({ isAsked, takesFocus });
  const setRef = useMergedRefs(trigger, ref);
  const flat = useMemo(() => flatOptions(options), [options]);
  const isGrouped = options.some(isGroup);
  const items = useMemo(() => (isGrouped ? optionGroups(options) : [...flat]), [options, flat, isGrouped]);
  const chosen = flat.find((option) => option.value === value) ?? null;
  return (
    <Combobox.Root<SelectOption>
      items={loading ? [] : items}
      open={overlay.isOpen}
      onOpenChange={overlay.change}
      value={chosen}
      onValueChange={(next, details) => onChange?.(next?.value ?? null, details)}
      filter={matchesQuery}
      isItemEqualToValue={isSame}
      disabled={disabled}
      name={name}
      autoHighlight
    >
      <Trigger {...root} {...attributes} ref={setRef} data-size={size} data-error={isInvalid || undefined}>
        <span {...slot('value', slotProps?.value)} data-placeholder={chosen ? undefined : ''}>
          {chosen?.label ?? placeholder ?? words.placeholder}
        </span>
        {chosen?.hint !== undefined && <span {...slot('hint', slotProps?.hint)}>{chosen.hint}</span>}
        <Combobox.Icon {...slot('arrow', slotProps?.arrow)}>
          <ChevronDown />
        </Combobox.Icon>
      </Trigger>
      {/* The library would inject a style element, which a strict content security policy blocks (X2). */}
      <CSPProvider disableStyleElements>
        <Combobox.Portal container={overlay.container}>
          <Positioner sideOffset={4} align="start">
            <Combobox.Popup
              initialFocus={overlay.initialFocus}
              render={<SearchSurface {...slotProps?.popup} />}
              aria-label={root['aria-label'] ?? words.search}
            >
              <div {...slot('search', slotProps?.search)}>
                <Search />
                <Combobox.Input aria-label={words.search} placeholder={words.search} />
              </div>
              {loading ? (
                <div {...slot('note', slotProps?.note)} role="status">
                  {words.loading}
                </div>
              ) : (
                <Combobox.Empty>
                  <div {...slot('note', slotProps?.note)}>{flat.length === 0 ? words.empty : words.noMatch}</div>
                </Combobox.Empty>
              )}
              <SearchableList isGrouped={isGrouped} slotProps={slotProps} />
            </Combobox.Popup>
          </Positioner>
        </Combobox.Portal>
      </CSPProvider>
    </Combobox.Root>
  );
}
