import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { hover, type } from '../../foundations/css.ts';

const { color } = token;

/** Found messages: name, time, two lines around the hit. */
export const FoundRoot = styled.section({
  '& > .state': { padding: `0 ${token.space[8]}`, ...type[12], color: color.text.secondary },
  '& > button': {
    minHeight: token.size.target,
    margin: `0 ${token.space[8]}`,
    ...type[13],
    color: color.text.link,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
  '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 76px' },
  '& li > a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${token.space[2]} ${token.space[12]}`,
    padding: `10px ${token.space[8]}`,
    borderRadius: '10px',
    color: color.text.primary,
    textDecoration: 'none',
    outlineOffset: '-2px',
    [hover]: { background: color.nav.hoverBg, '& .time': { color: color.text.secondary } },
  },
  '& .name': {
    ...type[14],
    fontWeight: token.weight.medium,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& .time': { ...type[12], color: color.text.tertiary },
  '& .words': {
    gridColumn: '1 / -1',
    ...type[13],
    color: color.text.secondary,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& mark': { color: color.text.link, background: 'none', fontWeight: token.weight.medium },
});
