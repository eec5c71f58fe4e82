import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const { danger } = token.color.status;

/** The dashed drop area of 148 px; clicking anywhere opens the file dialog. */
export const Root = styled.div({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '148px',
  padding: token.space[16],
  border: `1.5px dashed ${token.upload.dropBorder}`,
  borderRadius: '10px',
  textAlign: 'center',
  background: token.upload.dropBg,
  transition: `background ${token.motion.fast}, border-color ${token.motion.fast}`,
  '& > svg': {
    width: '28px',
    height: '28px',
    marginBottom: '6px',
    strokeWidth: 1.6,
    color: token.color.text.tertiary,
  },
  '& > b': { fontWeight: token.weight.medium },
  '& button': {
    fontWeight: token.weight.medium,
    color: token.color.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    // The whole area opens the file dialog; the focus ring is around the text only.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit', cursor: 'pointer' },
  },
  '& > small': { ...type[12], color: token.color.text.tertiary, textWrap: 'balance' },
  '&[data-state="idle"]:is(:hover, [data-force="hover"])': {
    borderColor: token.color.border.selected,
    background: token.color.nav.selectedBg,
    '& > small': { color: token.color.text.secondary },
  },
  '&[data-state="valid"]': {
    padding: `calc(${token.space[16]} - .5px)`,
    border: `2px solid ${token.color.border.selected}`,
    background: token.color.nav.selectedBg,
    '& > svg, & > b': { color: token.color.text.link },
    '& > small': { color: token.color.text.secondary },
  },
  '&[data-state="invalid"]': {
    padding: `calc(${token.space[16]} - .5px)`,
    border: `2px solid ${danger.border}`,
    color: danger.fg,
    background: danger.bg,
    '& > svg, & > small': { color: 'inherit' },
  },
  '&:is([data-state="full"], [data-state="disabled"])': {
    borderColor: token.color.border.subtle,
    color: token.color.text.secondary,
    background: token.color.surface.sunken,
    cursor: 'not-allowed',
    '& > svg, & > small': { color: 'inherit' },
  },
  '@media (forced-colors: active)': {
    '&[data-state="invalid"]': { borderStyle: 'double', borderWidth: '4px' },
    '&:is([data-state="full"], [data-state="disabled"])': { borderColor: 'GrayText', color: 'GrayText' },
  },
});
