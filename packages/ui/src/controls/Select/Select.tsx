import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { labels } from './Select.labels.ts';
import { Positioner, Surface, Trigger } from './Select.styles.ts';

/** One choice of a select. */
export interface SelectOption {
  /** What is chosen. */
  value: string;
  /** What is shown. */
  label: string;
  /** Shown and not to be chosen. */
  disabled?: boolean | undefined;
}

/** Choices under a heading. */
export interface SelectGroup {
  /** The heading. */
  label: string;
  /** The choices under it. */
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<BaseProps<HTMLButtonElement>, 'style'> {
  /** The choices, in one list or in groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Held by the caller; `null` for none. */
  value?: string | null | undefined;
  /** At first, when it keeps its own. */
  defaultValue?: string | null | undefined;
  /** The new value. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** 28, 36 or 44 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The choices are on their way. */
  loading?: boolean | undefined;
  /** Shows the frame of an error. */
  invalid?: boolean | undefined;
  /** Refuses changes. */
  disabled?: boolean | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** Replaces built-in words. */
  labels?: Partial<(typeof labels)['cn']> | undefined;
  /** Inline style of the closed select, e.g. its width. */
  style?: BaseProps['style'];
}

const isGroup = (entry: SelectOption | SelectGroup): entry is SelectGroup => 'options' in entry;

function Option({ value, label, disabled = false }: SelectOption) {
  return (
    <Base.Item className="item" value={value} disabled={disabled}>
      <Base.ItemText>{label}</Base.ItemText>
      <Base.ItemIndicator className="tick" render={<Check />} />
    </Base.Item>
  );
}

/** One choice of many, in a list that opens (APG select-only combobox). */
export function Select(props: SelectProps) {
  const {
    options,
    value,
    defaultValue,
    onChange,
    placeholder,
    size = 'lg',
    loading,
    invalid,
    disabled,
    name,
    labels: own,
    ...rest
  } = props;
  const words = useLabels(labels, own);
  const { portalRoot } = useKit();
  const { isInvalid, attributes } = useFieldControl({ ...rest, invalid });
  const flat = options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
  return (
    <Base.Root<string>
      items={flat}
      value={value}
      defaultValue={defaultValue ?? null}
      onValueChange={(next) => onChange?.(next)}
      disabled={disabled}
      name={name}
      modal={false}
    >
      <Trigger {...rest} {...attributes} data-size={size} data-error={isInvalid || undefined}>
        <Base.Value className="value" placeholder={placeholder ?? words.placeholder} />
        <Base.Icon className="arrow">
          <ChevronDown />
        </Base.Icon>
      </Trigger>
      {/* The library would write a style element of its own, which a strict content policy refuses (X2). */}
      <CSPProvider disableStyleElements>
        <Base.Portal container={portalRoot}>
          <Positioner sideOffset={4} alignItemWithTrigger={false}>
            <Base.Popup render={<Surface />}>
              {(loading || flat.length === 0) && (
                <div className="note" role="status">
                  {loading ? words.loading : words.empty}
                </div>
              )}
              <Base.List aria-busy={loading || undefined}>
                {!loading &&
                  options.map((entry) =>
                    isGroup(entry) ? (
                      <Base.Group key={entry.label}>
                        <Base.GroupLabel className="group">{entry.label}</Base.GroupLabel>
                        {entry.options.map((option) => (
                          <Option key={option.value} {...option} />
                        ))}
                      </Base.Group>
                    ) : (
                      <Option key={entry.value} {...entry} />
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
