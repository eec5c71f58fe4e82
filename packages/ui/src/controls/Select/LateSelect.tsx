import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { type RefCallback, useRef } from 'react';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { slot } from '../../foundations/slots.ts';
import { triggerBox } from '../../foundations/triggerBox.ts';
import { useChange } from '../../foundations/useChange.ts';
import { deferred, useDeferred } from '../../foundations/useDeferred.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import type { SearchableSelectProps } from './SearchableSelect.tsx';
import { labels } from './Select.labels.ts';
import { flatOptions, type SelectProps } from './selectOptions.ts';

const StandIn = styled.button(triggerBox);

const source = deferred<SearchableSelectProps>(async () => (await import('./SearchableSelect.tsx')).SearchableSelect);

/** A searchable select whose code is loaded on hover or focus; it looks the same before. */
export function LateSelect(props: Omit<SelectProps, 'searchable'>) {
  const { value, defaultValue = null, onChange, ref, ...rest } = props;
  const control = useRef<HTMLButtonElement>(null);
  const setRef = useMergedRefs(control, ref);
  const [chosen, change] = useChange<string | null>(value, defaultValue, onChange, control);
  const isWanted = rest.open ?? rest.defaultOpen;
  const { Component, isAsked, takesFocus, trigger } = useDeferred(source, isWanted);
  if (Component)
    return (
      <Component {...rest} ref={setRef} value={chosen} onChange={change} isAsked={isAsked} takesFocus={takesFocus} />
    );
  return <Closed {...rest} ref={setRef} value={chosen} trigger={trigger} />;
}

interface ClosedProps extends Omit<SelectProps, 'searchable' | 'onChange' | 'defaultValue'> {
  /** Loads the code on demand. */
  trigger: RefCallback<HTMLElement>;
}

function Closed({
  trigger,
  items: options,
  value,
  placeholder,
  size = 'lg',
  invalid,
  slotProps,
  labels: own,
  ref,
  ...rest
}: ClosedProps) {
  const { loading: _, open: _o, defaultOpen: _d, onOpenChange: _c, portalRoot: _p, name, disabled, ...root } = rest;
  const words = useLabels(labels, own);
  const { isInvalid, attributes } = useFieldControl({ ...root, invalid });
  const shown = flatOptions(options).find((option) => option.value === value);
  const setRef = useMergedRefs<HTMLButtonElement>(trigger, ref);
  return (
    <>
      <StandIn
        {...root}
        {...attributes}
        ref={setRef}
        type="button"
        role="combobox"
        aria-expanded={false}
        aria-haspopup="dialog"
        disabled={disabled}
        data-size={size}
        data-error={isInvalid || undefined}
        data-disabled={disabled || undefined}
      >
        <span {...slot('value', slotProps?.value)} data-placeholder={shown ? undefined : ''}>
          {shown?.label ?? placeholder ?? words.placeholder}
        </span>
        {shown?.hint !== undefined && <span {...slot('hint', slotProps?.hint)}>{shown.hint}</span>}
        <span {...slot('arrow', slotProps?.arrow)}>
          <ChevronDown />
        </span>
      </StandIn>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
    </>
  );
}
