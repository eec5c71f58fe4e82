import styled from '@emotion/styled';
import { maskPhone } from '@shuyuan/rules';
import { token } from '@shuyuan/tokens';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Tag } from '../../data/Tag/Tag.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type SecurityRowLabels, securityRowLabels } from './SecurityRow.labels.ts';

export interface SecurityRowProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
  /** The credential: phone, email, WeChat, password. */
  label: string;
  /** From lucide-react, or the logo of a partner. */
  icon?: ReactNode;
  /** The bound value; an unmasked phone number is masked here (Z3). */
  value?: string | undefined;
  /** What it is used for, or why it cannot be changed. */
  hint?: string | undefined;
  /** Whether the account has it. */
  bound: boolean;
  /** Button label where "bind" and "change" do not fit, e.g. "set". */
  actionLabel?: string | undefined;
  /** Binds or changes it; without it the row has no button, e.g. for the only login method. */
  onChange?: (() => unknown) | undefined;
  labels?: Partial<SecurityRowLabels> | undefined;
}

const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: token.space[16],
  alignItems: 'center',
  minHeight: '72px',
  padding: `${token.space[12]} 0`,
  '& + &': { borderTop: `1px solid ${token.color.border.subtle}` },
  '& > .disc': {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: '50%',
    background: token.color.surface.sunken,
    color: token.color.text.tertiary,
    '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
  },
  '&[data-bound] > .disc': { background: token.color.actionSoft.bg, color: token.color.actionSoft.fg },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${token.space[2]} ${token.space[8]}` },
  '& .label': { fontWeight: token.weight.medium, color: token.color.text.primary },
  '& .note': { display: 'block', marginTop: token.space[2], ...type[13], color: token.color.text.tertiary },
  '& .value': { ...type[13], color: token.color.text.secondary, overflowWrap: 'anywhere' },
});

/** One credential of the account: phone, email, WeChat, password (§3 User). */
export function SecurityRow(props: SecurityRowProps) {
  const { label, icon, value, hint, bound: isBound, actionLabel, onChange, labels, ...rest } = props;
  const words = useLabels(securityRowLabels, labels);
  const name = isBound ? words.changeOf(label) : words.bindOf(label);
  return (
    <Root {...rest} data-bound={isBound ? '' : undefined}>
      <span className="disc" aria-hidden="true">
        {icon}
      </span>
      <span>
        <span className="head">
          <span className="label">{label}</span>
          <Tag tone={isBound ? 'success' : 'neutral'}>{isBound ? words.bound : words.unbound}</Tag>
          {isBound && value !== undefined && <span className="value">{maskPhone(value)}</span>}
        </span>
        {hint !== undefined && <span className="note">{hint}</span>}
      </span>
      {onChange && (
        <Button
          variant={isBound ? 'outline' : 'soft'}
          tone={isBound ? 'neutral' : 'brand'}
          size="sm"
          aria-label={actionLabel === undefined ? name : `${actionLabel} ${label}`}
          onClick={onChange}
        >
          {actionLabel ?? (isBound ? words.change : words.bind)}
        </Button>
      )}
    </Root>
  );
}
