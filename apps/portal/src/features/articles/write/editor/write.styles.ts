import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Columns as ArticleColumns } from '../../../../shared/articles/articles.styles.ts';
import { Bar as WindowBar } from '../window.styles.ts';

const { color, fontSize, lineHeight, space } = token;

/** The way back and the state at its start, the actions at its end. */
export const Bar = styled(WindowBar)({
  background: color.surface.card,
  gap: space[12],
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: '6px', minHeight: token.size.target },
  '& > a > svg': { width: token.size.iconMd, height: token.size.iconMd, margin: 0, '&:dir(rtl)': { scale: '-1 1' } },
  '& > p': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    margin: 0,
    marginInline: `${space[12]} auto`,
    paddingInlineStart: space[24],
    borderInlineStart: `1px solid ${color.border.subtle}`,
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    color: color.text.tertiary,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
    '&[data-stored] > svg': { color: color.status.success.fg },
    '& > time': { marginInlineStart: space[8], fontFamily: token.font.number },
  },
});

/** The tools of the text: a bar of the whole width under the head, which stays in view with it. */
export const Tools = styled.div({
  position: 'sticky',
  top: '64px',
  zIndex: token.z.sticky,
  minHeight: '49px',
  marginTop: `calc(-1 * ${space[24]})`,
  padding: `0 max(${space[24]}, calc((100% - ${token.layout.page}) / 2))`,
  borderTop: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  '&[hidden]': { display: 'none' },
});

/** The text, and what belongs to it. */
export const Columns = styled(ArticleColumns)({
  width: token.layout.page,
  margin: '0 auto',
  '& > div': { display: 'grid', gap: space[16], minWidth: 0 },
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
});

/** The sheet that is written on. */
export const Writing = styled.div({ padding: '28px 28px 4px', '@media (max-width: 1199px)': { padding: space[4] } });

/** Cover beside title and board. */
export const HeadColumns = styled.div({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: space[32],
  paddingBottom: space[32],
  borderBottom: `1px solid ${color.border.subtle}`,
  '& > div:last-child': { display: 'flex', flexDirection: 'column', gap: space[16] },
  // What the cover may be, at its foot.
  '& > div > p:last-child': {
    margin: 'auto 0 0',
    fontSize: fontSize[12],
    lineHeight: lineHeight[12],
    color: color.text.tertiary,
  },
});

/** The text below. */
export const Body = styled.div({
  paddingTop: space[16],
  '& > [role="alert"]': { margin: `0 0 ${space[12]}`, color: color.status.danger.fg },
});

/** Cards beside the text. */
export const Side = styled.aside({
  display: 'grid',
  gap: token.layout.gutter,
  '& > section': { display: 'grid', gap: space[12] },
  '& h2': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
  '& h2 > small': {
    fontFamily: token.font.number,
    fontSize: fontSize[12],
    fontWeight: token.weight.regular,
    color: color.text.tertiary,
  },
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
  '& > [data-open] > svg': { color: color.text.tertiary },
  '& > [data-problem]': { color: color.status.danger.fg, '& > svg': { color: 'inherit' } },
});
