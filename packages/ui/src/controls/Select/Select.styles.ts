import { Select } from '@base-ui/react/select';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';
import { popupSurface } from '../../foundations/popupSurface.ts';
import { triggerBox } from '../../foundations/triggerBox.ts';

/** The closed select. */
export const Trigger = styled(Select.Trigger)(triggerBox);

/** Positions the list above the page. */
export const Positioner = styled(Select.Positioner)({ zIndex: token.z.popover, outline: 0 });

/** The open list. */
export const Surface = styled.div({
  ...popupSurface,
  minWidth: 'var(--anchor-width, 160px)',
  '& .item': { ...popupSurface['& .item'], contentVisibility: 'auto', containIntrinsicSize: 'auto 36px' },
  '& .item > .hint': {
    flex: 'none',
    marginInlineStart: 'auto',
    ...type[13],
    fontWeight: token.weight.regular,
    fontVariantNumeric: 'tabular-nums',
    color: token.color.text.secondary,
  },
  '& .item[data-disabled] > .hint': { color: 'inherit' },
  '& .item > .hint + .tick': { marginInlineStart: 0 },
  '& .note': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    padding: token.space[12],
    color: token.color.text.tertiary,
  },
});
