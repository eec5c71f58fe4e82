import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const hovered = '&:is(:hover, [data-force="hover"]):not([data-selected], [data-disabled])';

/** Root of Tabs: the list, then the panels. */
export const Root = styled.div({
  minWidth: 0,
  '& > .list': { display: 'flex', gap: token.space[32], height: '48px', overflowX: 'auto', scrollbarWidth: 'none' },
  '& > .list > .tab': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: token.space[4],
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    fontFamily: 'inherit',
    ...type[16],
    color: token.color.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `color ${token.motion.fast}, background ${token.motion.fast}`,
    [hovered]: { color: token.color.text.primary },
    '&[data-selected]': { color: token.color.nav.selectedFg, fontWeight: token.weight.semibold },
    '&[data-disabled]': { color: token.color.text.disabled, cursor: 'not-allowed' },
    '&:is(:focus-visible, [data-force="focus"])': { outlineOffset: '-2px', borderRadius: token.space[4] },
    '& > small': {
      fontFamily: token.font.number,
      ...type[13],
      fontWeight: token.weight.regular,
      color: token.color.text.tertiary,
    },
  },
  '&[data-size="sm"] > .list': { height: token.field.hLg, gap: token.space[24] },
  '&[data-variant="line"] > .list > .tab[data-selected]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: '3px',
    borderRadius: '3px 3px 0 0',
    background: token.header.underline,
  },
  '&[data-variant="pill"] > .list': { height: 'auto', gap: token.space[4], flexWrap: 'wrap' },
  '&[data-variant="pill"] > .list > .tab': {
    height: token.space[32],
    padding: '0 14px',
    borderRadius: token.radius.pill,
    ...type[14],
    [hovered]: { background: token.color.nav.hoverBg },
    '&[data-selected]': { color: token.color.actionSoft.fg, background: token.color.actionSoft.bg },
    '&:is(:focus-visible, [data-force="focus"])': { borderRadius: token.radius.pill },
  },
  '&[data-orientation="vertical"]': { display: 'flex', gap: token.space[24] },
  '&[data-orientation="vertical"] > .list': {
    flexDirection: 'column',
    flex: 'none',
    height: 'auto',
    gap: 0,
    overflow: 'visible',
  },
  '&[data-orientation="vertical"] > .list > .tab': { height: token.field.hLg, padding: `0 ${token.space[16]}` },
  '&[data-orientation="vertical"][data-variant="line"] > .list > .tab[data-selected]::after': {
    inset: `${token.space[8]} auto ${token.space[8]} 0`,
    width: '3px',
    height: 'auto',
    borderRadius: '0 3px 3px 0',
  },
  '& > .panel': { flex: 1, minWidth: 0 },
  '& > .panel:focus-visible': { borderRadius: token.radius.control },
  '@media (forced-colors: active)': { '& > .list > .tab[data-selected]': { outline: '1px solid Highlight' } },
});
