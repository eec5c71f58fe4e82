import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const { color, space, weight } = token;

export const Root = styled.div({ minWidth: 0, overflowWrap: 'anywhere' });

/** A cue in the margin and the text beside it; the rules of all parts make one line. */
export const Part = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, 200px) minmax(0, 1fr)',
  '& > .cue': {
    paddingBlock: '30px 28px',
    paddingInline: `36px ${space[24]}`,
    textAlign: 'end',
    borderInlineEnd: `${token.size.thread} solid ${color.actionSoft.bgHover}`,
    '& > h2': { ...type[14], lineHeight: '24px', fontWeight: weight.semibold, color: color.text.link },
    '& > h2[id]': { scrollMarginTop: `calc(${token.header.h} + ${space[24]})` },
    '& > small': { display: 'block', ...type[12], color: color.text.tertiary },
  },
  '& > .text': { paddingBlock: '28px', paddingInline: '32px 60px' },
  '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-alone] > .text': { paddingInline: '60px' },
  // What is quoted stands on the colour of the page, with the words that matter underlined in the accent.
  '& blockquote[data-article="quote"]': {
    padding: `14px ${space[20]}`,
    fontSize: '17px',
    fontWeight: weight.regular,
    background: color.surface.sunken,
  },
  '& blockquote[data-article="quote"]::before': { content: 'none' },
  '& blockquote u': {
    textDecorationColor: color.accent.bg,
    textDecorationThickness: '3px',
    textUnderlineOffset: '5px',
  },
  '@media (max-width: 1199px)': {
    gridTemplateColumns: 'minmax(112px, 160px) minmax(0, 1fr)',
    '& > .cue': { paddingInlineStart: space[24] },
    '& > .text': { paddingInline: `${space[24]} 36px` },
    '&[data-alone] > .text': { paddingInline: '36px' },
  },
});

/** What stands at the foot of the sheet: the note in one sentence. */
export const Foot = styled.section({
  marginInline: '36px',
  padding: `${space[20]} 28px`,
  borderRadius: token.radius.card,
  background: alpha(color.actionSoft.bg, 45),
  '& > h2': {
    marginBottom: space[4],
    ...type[14],
    fontWeight: weight.semibold,
    color: color.text.link,
    scrollMarginTop: `calc(${token.header.h} + ${space[24]})`,
  },
  '& [data-article="paragraph"]': { fontSize: token.fontSize[18], lineHeight: '32px', fontWeight: weight.medium },
  '@media (max-width: 1199px)': { marginInline: space[24] },
});
