import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Tabs } from '@shuyuan/ui';

const { color, space } = token;

/** The list beside the side menu. */
export const Root = styled.div({ minWidth: 0 });

/** Title and search. */
export const Head = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: '48px',
});

/** The field of the search. */
export const Search = styled.div({
  width: '222px',
  borderRadius: token.radius.pill,
  boxShadow: token.shadow[1],
});

/** The states of an order as tabs. */
export const StatusTabs = styled(Tabs)({ marginBottom: space[20] });

/** Orders, one below the other. */
export const Orders = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

/** What a refund gives, and what one may say to the school. */
export const RefundBox = styled.div({
  display: 'grid',
  gap: space[16],
  '& > ul': {
    display: 'grid',
    gap: space[4],
    margin: 0,
    paddingInlineStart: space[20],
    listStyle: 'disc',
    color: color.text.secondary,
  },
});

/** The amount of a refund in one line. */
export const RefundSum = styled.p({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${space[12]} ${space[16]}`,
  borderRadius: token.radius.control,
  background: color.surface.sunken,
  '& > b': {
    fontFamily: token.font.number,
    fontSize: token.fontSize[24],
    lineHeight: token.lineHeight[24],
    fontVariantNumeric: 'tabular-nums',
    color: color.price.fg,
  },
});
