import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

const { danger } = token.color.status;

/** Attachments: the zone above, the files below, or the files above a button. */
export const Root = styled.section({
  minWidth: 0,
  '& > [data-state] + ul': { marginTop: token.space[8] },
  '& > [data-state="ahead"]': { marginTop: token.space[12] },
  // In a narrow column each file is a tile, a refused one a red tile.
  '&[data-zone="button"] > ul': { gap: token.space[8], margin: 0 },
  '&[data-zone="button"] > ul[aria-live]:not(:empty)': { marginTop: token.space[8] },
  '&[data-zone="button"] > ul > li': {
    minHeight: '60px',
    paddingBlock: token.space[8],
    paddingInline: '10px 6px',
    border: 0,
    borderRadius: token.radius.card,
    background: token.color.surface.sunken,
    '& .name': { ...type[13], fontWeight: token.weight.medium },
    '& .fact': { color: token.color.text.secondary },
    '& .fact[data-tone="success"]': { color: token.color.status.success.fg },
    '& .fact[data-tone="danger"]': { color: danger.fg },
    '&[data-status="failed"]': { background: danger.bg },
    '& > .acts': { flexDirection: 'column' },
  },
  '&[data-zone="button"] > ul[aria-live] > li': {
    gap: token.space[12],
    ...type[12],
    background: danger.bg,
    '& b': { display: 'block', ...type[13], color: token.color.text.primary },
  },
});

/** The dashed button below the files, and the limits below it. */
export const Add = styled.div({
  marginTop: token.space[12],
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    width: '100%',
    minHeight: '40px',
    border: `1.5px dashed ${token.upload.dropBorder}`,
    borderRadius: token.radius.control,
    fontWeight: token.weight.medium,
    color: token.color.text.link,
    transition: `background ${token.motion.fast}, border-color ${token.motion.fast}`,
    '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
    '&:is(:hover, [data-force="hover"], [data-dragged="valid"])': {
      borderColor: token.color.border.selected,
      background: token.color.nav.selectedBg,
    },
    '&[data-dragged="invalid"]': { borderColor: danger.border, color: danger.fg, background: danger.bg },
    '&:disabled': {
      borderColor: token.color.border.subtle,
      color: token.color.text.disabled,
      background: token.color.surface.sunken,
      cursor: 'not-allowed',
    },
  },
  '& > small': { display: 'block', marginTop: token.space[8], ...type[12], color: token.color.text.tertiary },
});
