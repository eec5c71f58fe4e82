import { maskPhone } from '@shuyuan/rules';
import type { ReactNode } from 'react';
import { usePending } from '../../controls/Button/usePending.ts';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type AddressCardLabels, addressCardLabels } from './AddressCard.labels.ts';
import { Root } from './AddressCard.styles.ts';

/** Where something is sent (§3 Address). */
export interface Address {
  /** Who takes it, up to 16 characters (§5). */
  consignee: string;
  /** Phone of the consignee; shown masked (Z3). */
  phone: string;
  /** Names of province, city and district. */
  region: readonly string[];
  /** Street and number, up to 200 characters (§5). */
  detail: string;
  /** Taken when nothing else is said; one at most (I17). */
  isDefault: boolean;
}

export interface AddressCardProps extends BaseProps {
  address: Address;
  /** Name that the cards of one choice share; without it the card is not chosen but only shown. */
  name?: string | undefined;
  /** What stands for it in a form, e.g. its id. */
  value?: string | undefined;
  /** The one that is chosen. */
  selected?: boolean | undefined;
  /** It was chosen. */
  onSelect?: (() => void) | undefined;
  /** Opens it for a change. */
  onEdit?: (() => void) | undefined;
  /** Takes it away; ask before. A promise locks the action until it settles (§8). */
  onDelete?: (() => unknown) | undefined;
  /** Makes it the default; not offered on the one that is. */
  onDefault?: (() => unknown) | undefined;
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

/** A shipping address, to be chosen like a radio or to be kept in order (§3 Address). */
export function AddressCard(props: AddressCardProps) {
  const { address, name, value, selected, onSelect, onEdit, onDelete, onDefault, labels, ...rest } = props;
  const words = useLabels(addressCardLabels, labels);
  const { consignee, region, detail, isDefault } = address;
  const hasActions = onEdit || onDelete || (onDefault && !isDefault);
  const text = (
    <>
      <span className="who">
        <b className="name">{consignee}</b>
        <span className="phone">{maskPhone(address.phone)}</span>
        {isDefault && <Tag tone="brand">{words.isDefault}</Tag>}
      </span>
      <span className="region">{region.join(' ')}</span>
      <span className="detail">{detail}</span>
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
        <div className="actions">
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
      {name !== undefined && <span className="corner" aria-hidden="true" />}
    </Root>
  );
}
