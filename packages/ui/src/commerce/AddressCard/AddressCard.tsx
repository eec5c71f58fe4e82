import { maskPhone } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import { usePending } from '../../controls/Button/usePending.ts';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SlotProps, slot } from '../../foundations/slots.ts';
import { type AddressCardLabels, addressCardLabels } from './AddressCard.labels.ts';
import { Root } from './AddressCard.styles.ts';

/** A shipping address (§3 Address). */
export interface Address {
  /** Consignee, up to 16 characters (§5). */
  consignee: string;
  /** Phone number of the consignee; shown masked (Z3). */
  phone: string;
  /** Names of province, city and district. */
  region: readonly string[];
  /** Street and number, up to 200 characters (§5). */
  detail: string;
  /** Preselected by default; at most one per student (I17). */
  default: boolean;
}

/** Parts of an address. */
export type AddressCardPart = 'consignee' | 'phone' | 'region' | 'detail' | 'actions' | 'check';

export interface AddressCardProps extends BaseProps {
  address: Address;
  /** Shared `name` of the radio inputs; without it the card is not selectable. */
  name?: string | undefined;
  /** Value of the form field, e.g. its id. */
  value?: string | undefined;
  /** Whether it is selected. */
  selected?: boolean | undefined;
  /** Called when it is selected. */
  onSelect?: (() => void) | undefined;
  /** Opens the address for editing. */
  onEdit?: (() => void) | undefined;
  /** Deletes it; confirm before. A promise locks the action until it settles (§8). */
  onDelete?: (() => unknown) | undefined;
  /** Makes it the default; hidden on the default address. */
  onDefault?: (() => unknown) | undefined;
  /** Attributes of its parts. */
  slotProps?: SlotProps<AddressCardPart> | undefined;
  labels?: Partial<AddressCardLabels> | undefined;
}

function Action({ label, className, onClick, children }: ActionProps) {
  const { isPending, run } = usePending();
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-busy={isPending || undefined}
      onClick={() => run(onClick)}
    >
      {children}
    </button>
  );
}

interface ActionProps {
  label: string;
  className?: string;
  onClick: () => unknown;
  children: ReactNode;
}

/** A shipping address, either selectable like a radio or manageable (§3 Address). */
export function AddressCard(props: AddressCardProps) {
  const { address, name, value, selected, onSelect, onEdit, onDelete, onDefault, slotProps, labels, ...rest } = props;
  const words = useLabels(addressCardLabels, labels);
  const { consignee, region, detail, default: isDefault } = address;
  const hasActions = onEdit || onDelete || (onDefault && !isDefault);
  const text = (
    <>
      <span className="who">
        <b {...slot('name', slotProps?.consignee)}>{consignee}</b>
        <span {...slot('phone', slotProps?.phone)}>{maskPhone(address.phone)}</span>
        {isDefault && <Tag tone="brand">{words.isDefault}</Tag>}
      </span>
      <span {...slot('region', slotProps?.region)}>{region.join(' ')}</span>
      <span {...slot('detail', slotProps?.detail)}>{detail}</span>
    </>
  );
  return (
    <Root {...rest} data-selectable={name === undefined ? undefined : ''} data-selected={selected ? '' : undefined}>
      {name === undefined ? (
        text
      ) : (
        <label className="choice">
          <input type="radio" name={name} value={value} checked={selected ?? false} onChange={() => onSelect?.()} />
          {text}
        </label>
      )}
      {hasActions && (
        <div {...slot('actions', slotProps?.actions)}>
          {onEdit && (
            <Action label={words.editOf(consignee)} onClick={onEdit}>
              {words.edit}
            </Action>
          )}
          {onDelete && (
            <Action className="remove" label={words.removeOf(consignee)} onClick={onDelete}>
              {words.remove}
            </Action>
          )}
          {onDefault && !isDefault && (
            <Action label={words.makeDefaultOf(consignee)} onClick={onDefault}>
              {words.makeDefault}
            </Action>
          )}
        </div>
      )}
      {name !== undefined && <span {...slot('corner', slotProps?.check)} aria-hidden="true" />}
    </Root>
  );
}
