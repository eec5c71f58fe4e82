import { Combobox } from '@base-ui/react/combobox';
import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { pointed } from '../../foundations/popupSurface.ts';
import { triggerBox } from '../../foundations/triggerBox.ts';
import { Surface } from './Select.styles.ts';

/** The closed select. */
export const Trigger = styled(Combobox.Trigger)(triggerBox);

/** Positions the list above the page. */
export const Positioner = styled(Combobox.Positioner)({ zIndex: token.z.popover, outline: 0 });

/** The open list below its search input. */
export const SearchSurface = styled(Surface)({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  overflow: 'hidden',
  '& > .search': {
    display: 'flex',
    flex: 'none',
    gap: token.space[8],
    alignItems: 'center',
    height: token.field.hLg,
    padding: '0 14px',
    borderBottom: `1px solid ${token.color.border.subtle}`,
    color: token.color.text.tertiary,
    '& > svg': { flex: 'none', width: token.size.iconSm, height: token.size.iconSm },
    '& > input': {
      flex: 1,
      minWidth: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      padding: 0,
      border: 0,
      outline: 0,
      background: 'none',
      font: 'inherit',
      color: token.color.text.primary,
      '&::placeholder': { color: token.field.placeholder, opacity: 1 },
    },
  },
  '& > .list': { minHeight: 0, padding: token.space[4], overflowY: 'auto', outline: 0 },
  // The focus stays in the search input.
  '& > .list .item[data-highlighted]': pointed,
  '& > .list:empty': { display: 'none' },
});
