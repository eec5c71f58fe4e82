import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Columns as ArticleColumns } from '../../../../shared/articles/articles.styles.ts';
import { Bar as WindowBar } from '../window.styles.ts';

const { color, fontSize, lineHeight, space } = token;

/** The way back and the state at its start, the actions at its end. */
export const Bar = styled(WindowBar)({
  background: color.surface.card,
  borderBottom: `1px solid ${color.border.subtle}`,
  '& > p': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    margin: 0,
    marginInlineEnd: 'auto',
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: color.text.secondary,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
  },
});

/** The text, and what belongs to it. */
export const Columns = styled(ArticleColumns)({
  width: token.layout.page,
  margin: '0 auto',
  '& > div': { display: 'grid', gap: space[16], minWidth: 0 },
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
});

/** Cover beside title and board. */
export const HeadColumns = styled.div({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: space[32],
  paddingBottom: space[24],
  borderBottom: `1px solid ${color.border.subtle}`,
  '& > div:last-child': { display: 'grid', alignContent: 'start', gap: space[16] },
});

/** The text below. */
export const Body = styled.div({
  paddingTop: space[24],
  '& > [role="alert"]': { margin: `0 0 ${space[12]}`, color: color.status.danger.fg },
});

/** Cards beside the text. */
export const Side = styled.aside({
  display: 'grid',
  gap: space[20],
  '& > section': { display: 'grid', gap: space[16] },
  '& p': { margin: 0, fontSize: fontSize[12], lineHeight: lineHeight[12], color: color.text.tertiary },
});

/** What is there and what is missing. */
export const Checks = styled.ul({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  '& > li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: space[8] },
  '& svg': { width: token.size.iconSm, height: token.size.iconSm, marginTop: space[2], color: color.status.success.fg },
  '& > [data-problem]': { color: color.status.danger.fg, '& > svg': { color: 'inherit' } },
});
