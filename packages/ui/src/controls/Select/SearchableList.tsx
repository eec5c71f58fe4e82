import { Combobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import { slot } from '../../foundations/slots.ts';
import type { OptionGroup, SelectOption, SelectProps } from './selectOptions.ts';

interface RowProps extends Pick<SelectProps, 'slotProps'> {
  option: SelectOption;
  isOff: boolean;
}

function Row({ option, isOff, slotProps }: RowProps) {
  return (
    <Combobox.Item {...slot('item', slotProps?.item)} value={option} disabled={option.disabled || isOff}>
      <span>{option.label}</span>
      {option.hint !== undefined && <span {...slot('hint', slotProps?.hint)}>{option.hint}</span>}
      <Combobox.ItemIndicator className="tick" render={<Check />} />
    </Combobox.Item>
  );
}

interface SearchableListProps extends Pick<SelectProps, 'slotProps'> {
  /** Whether the options are grouped. */
  isGrouped: boolean;
  /** Whether an option is currently disabled. */
  isOff?: ((option: SelectOption) => boolean) | undefined;
}

/** The matching options, under their headings. */
export function SearchableList({ isGrouped, isOff = () => false, slotProps }: SearchableListProps) {
  const row = (option: SelectOption) => (
    <Row key={option.value} option={option} isOff={isOff(option)} slotProps={slotProps} />
  );
  if (!isGrouped) return <Combobox.List className="list">{row}</Combobox.List>;
  return (
    <Combobox.List className="list">
      {(group: OptionGroup) => (
        <Combobox.Group key={group.label ?? ''} items={group.items}>
          {group.label !== undefined && (
            <Combobox.GroupLabel {...slot('group', slotProps?.group)}>{group.label}</Combobox.GroupLabel>
          )}
          <Combobox.Collection>{row}</Combobox.Collection>
        </Combobox.Group>
      )}
    </Combobox.List>
  );
}
