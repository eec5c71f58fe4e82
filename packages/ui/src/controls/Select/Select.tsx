import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { slot } from '../../foundations/slots.ts';
import { useChange } from '../../foundations/useChange.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useOverlay } from '../../foundations/useOverlay.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { LateSelect } from './LateSelect.tsx';
import { labels } from './Select.labels.ts';
import { Positioner, Surface, Trigger } from './Select.styles.ts';
import { flatOptions, isGroup, type SelectOption, type SelectProps } from './selectOptions.ts';

function Option({ value, label, hint, disabled = false, slotProps }: SelectOption & Pick<SelectProps, 'slotProps'>) {
  return (
    <Base.Item {...slot('item', slotProps?.item)} value={value} disabled={disabled}>
      <Base.ItemText>{label}</Base.ItemText>
      {hint !== undefined && <span {...slot('hint', slotProps?.hint)}>{hint}</span>}
      <Base.ItemIndicator className="tick" render={<Check />} />
    </Base.Item>
  );
}

/** A select: a list to choose from (APG select-only combobox), or to search in (APG combobox). */
export function Select({ searchable, ...props }: SelectProps) {
  return searchable ? <LateSelect {...props} /> : <PlainSelect {...props} />;
}

function PlainSelect(props: Omit<SelectProps, 'searchable'>) {
  const {
    items: options,
    value,
    defaultValue,
    onChange,
    placeholder,
    size = 'lg',
    loading,
    invalid,
    disabled,
    name,
    slotProps,
    labels: own,
    ref,
    ...more
  } = props;
  const { open, defaultOpen, onOpenChange, portalRoot, ...rest } = more;
  const words = useLabels(labels, own);
  const overlay = useOverlay({ open, defaultOpen, onOpenChange, portalRoot });
  const { isInvalid, attributes } = useFieldControl({ ...rest, invalid });
  const control = useRef<HTMLButtonElement>(null);
  const setRef = useMergedRefs(control, ref);
  const [chosen, change] = useChange<string | null>(value, defaultValue ?? null, onChange, control);
  const flat = flatOptions(options);
  return (
    <Base.Root<string>
      items={flat}
      open={overlay.isOpen}
      onOpenChange={overlay.change}
      value={chosen}
      onValueChange={change}
      disabled={disabled}
      name={name}
      modal={false}
    >
      <Trigger {...rest} {...attributes} ref={setRef} data-size={size} data-error={isInvalid || undefined}>
        <Base.Value {...slot('value', slotProps?.value)} placeholder={placeholder ?? words.placeholder} />
        <Base.Icon {...slot('arrow', slotProps?.arrow)}>
          <ChevronDown />
        </Base.Icon>
      </Trigger>
      {/* The library would inject a style element, which a strict content security policy blocks (X2). */}
      <CSPProvider disableStyleElements>
        <Base.Portal container={overlay.container}>
          <Positioner sideOffset={4} alignItemWithTrigger={false}>
            <Base.Popup render={<Surface {...slotProps?.popup} />}>
              {(loading || flat.length === 0) && (
                <div {...slot('note', slotProps?.note)} role="status">
                  {loading ? words.loading : words.empty}
                </div>
              )}
              <Base.List aria-busy={loading || undefined}>
                {!loading &&
                  options.map((entry) =>
                    isGroup(entry) ? (
                      <Base.Group key={entry.label}>
                        <Base.GroupLabel {...slot('group', slotProps?.group)}>{entry.label}</Base.GroupLabel>
                        {entry.items.map((option) => (
                          <Option key={option.value} {...option} slotProps={slotProps} />
                        ))}
                      </Base.Group>
                    ) : (
                      <Option key={entry.value} {...entry} slotProps={slotProps} />
                    ),
                  )}
              </Base.List>
            </Base.Popup>
          </Positioner>
        </Base.Portal>
      </CSPProvider>
    </Base.Root>
  );
}
