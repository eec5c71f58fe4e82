import { token } from '@shuyuan/tokens';
import { active, filled, hover, type } from '../../foundations/css.ts';
import { spinner } from '../../foundations/spinner.ts';
import { figure, head, kind, name, rule, side, when, words } from '../ticketParts.ts';

const { color, coupon, fontSize, motion, radius, space, weight } = token;

/** The coloured side with the value. */
export const value = { ...side, ...type[12], gap: rule.marginTop, '& > .figure': figure } as const;

/** Button of a ticket that looks like the kit's small button; not one itself, so that a card stays a single styled node. */
const act = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  alignSelf: 'end',
  minHeight: token.field.hSm,
  padding: `0 ${space[12]}`,
  borderRadius: '7px',
  ...type[13],
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  ...filled,
  transition: `background ${motion.fast} ${motion.ease}`,
  [hover]: { background: color.action.bgHover },
  [active]: { background: color.action.bgActive },
  '&[aria-busy="true"]::before': { ...spinner, content: '""', width: '12px', height: '12px' },
  '&[data-look="link"]': {
    minHeight: token.size.target,
    margin: '-4px 0 -3px',
    padding: 0,
    borderRadius: space[4],
    color: color.text.link,
    background: 'none',
    boxShadow: 'none',
    [`${hover}, ${active}`]: { color: color.text.linkHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '&:disabled': {
    color: color.text.disabled,
    background: color.surface.sunken,
    boxShadow: 'none',
    cursor: 'not-allowed',
  },
} as const;

/** The white side with the text. */
export const info = {
  ...words,
  '& > .head': head,
  '& .name': name,
  '& .name > button': {
    display: 'block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    textAlign: 'start',
    whiteSpace: 'inherit',
    font: 'inherit',
    color: 'inherit',
    // The whole ticket opens its rules, except for the button on top.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: color.text.link },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& .kind, & > .head[data-kind]::after': kind,
  '& > .head[data-kind]::after': { content: 'attr(data-kind)' },
  // On a narrow ticket the name has the line: the value side tells the type already.
  '@media (width < 1200px)': { '& .kind, & > .head[data-kind]::after': { display: 'none' } },
  // Scope and time are cells of one grid, so that only the time shares its line with the button.
  '& .scope': {
    gridColumn: '1 / -1',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    ...type[13],
    color: color.text.secondary,
  },
  '& .when': when,
  '& .hurry': { fontWeight: weight.medium, color: color.accent.softFg },
  '& .hurry + .day::before': { content: '"·"' },
  '& .act': { ...act, position: 'relative', margin: '3px 0 -8px' }, // below the descenders of the scope
  '& .scope:has(~ .stamp)': { paddingInlineEnd: '60px' },
  '& .bar': {
    display: 'inline-block',
    flex: '0 1 auto',
    width: '40px',
    height: '4px',
    marginInlineEnd: space[8],
    borderRadius: '2px',
    verticalAlign: 'middle',
    background: `linear-gradient(${color.progress.fill} 0 0) 0 / var(--_done, 0%) 100% no-repeat ${color.actionSoft.bg}`,
  },
  '& .cut': {
    alignSelf: 'end',
    fontFamily: token.font.number,
    fontSize: fontSize[16],
    lineHeight: '18px',
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    color: color.price.fg,
  },
} as const;

/** The stamp of a used or expired coupon: 56 px, rotated; the status is also given as text. */
export const stamp = {
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: '18px',
  bottom: '14px',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  border: '2px solid currentColor',
  borderRadius: radius.pill,
  fontSize: fontSize[13],
  lineHeight: '14px',
  fontWeight: weight.semibold,
  letterSpacing: '1px',
  textAlign: 'center',
  color: coupon.stamp,
  opacity: 0.5,
  rotate: '-12deg',
  boxShadow: `inset 0 0 0 3px ${color.surface.card}, inset 0 0 0 4px currentColor`,
  pointerEvents: 'none',
  '&::before': { content: 'attr(data-word)' },
  '&:lang(en)': { fontSize: '11px', letterSpacing: 0 },
} as const;
