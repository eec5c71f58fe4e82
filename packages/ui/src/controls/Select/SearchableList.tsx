import { Combobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import type { OptionGroup, SelectOption } from './selectOptions.ts';

function Row({ option, isOff }: { option: SelectOption; isOff: boolean }) {
  return (
    <Combobox.Item className="item" value={option} disabled={option.disabled || isOff}>
      <span>{option.label}</span>
      {option.hint !== undefined && <span className="hint">{option.hint}</span>}
      <Combobox.ItemIndicator className="tick" render={<Check />} />
    </Combobox.Item>
  );
}

interface SearchableListProps {
  /** Whether the options are grouped. */
  isGrouped: boolean;
  /** Whether an option is currently disabled. */
  isOff?: ((option: SelectOption) => boolean) | undefined;
}

/** The matching options, under their headings. */
export function SearchableList({ isGrouped, isOff = () => false }: SearchableListProps) {
  const row = (option: SelectOption) => <Row key={option.value} option={option} isOff={isOff(option)} />;
  if (!isGrouped) return <Combobox.List className="list">{row}</Combobox.List>;
  return (
    <Combobox.List className="list">
      {(group: OptionGroup) => (
        <Combobox.Group key={group.label ?? ''} items={group.items}>
          {group.label !== undefined && <Combobox.GroupLabel className="group">{group.label}</Combobox.GroupLabel>}
          <Combobox.Collection>{row}</Combobox.Collection>
        </Combobox.Group>
      )}
    </Combobox.List>
  );
}
