import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { hover, type, visuallyHidden } from '../../foundations/css.ts';

const { color, space, weight } = token;
const lines = (count: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: count, overflow: 'hidden' }) as const;
const raised = {
  overflow: 'hidden',
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
  transition: `box-shadow ${token.motion.base} ${token.motion.ease}, translate ${token.motion.base} ${token.motion.ease}`,
} as const;
/** Below this width the side column leaves less room. */
const NARROW = '@media (max-width: 1199px)';

/** The article in its six layouts: the title's link covers all of it. */
export const Root = styled.article({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  color: color.text.primary,
  '& .cover': { display: 'block', objectFit: 'cover', background: color.surface.sunken },
  '& .body': { display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  '& .title': { margin: 0, fontWeight: weight.semibold, overflowWrap: 'anywhere' },
  '& .open': { color: 'inherit', textDecoration: 'none', transition: `color ${token.motion.fast}` },
  '& .open::after': { content: '""', position: 'absolute', inset: 0 },
  [`${hover} .open`]: { color: color.text.link },
  '& .summary': { ...lines(2), ...type[14], color: color.text.secondary, overflowWrap: 'anywhere' },
  '& mark': {
    padding: '0 1px',
    borderRadius: '2px',
    color: 'inherit',
    background: `linear-gradient(transparent 58%, ${alpha(color.accent.strong, 32)} 58% 94%, transparent 94%)`,
  },
  '& .foot': { display: 'flex', alignItems: 'center', gap: space[16], marginTop: 'auto', paddingTop: space[8] },
  '& .by': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    ...type[13],
    color: color.text.tertiary,
    whiteSpace: 'nowrap',
    '& > b': { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: weight.medium, color: color.text.secondary },
    '& > .when::before': { content: '"·"', marginInlineEnd: '6px' },
    // A narrow card gives the time a line of its own before it cuts a name of three characters.
    '@media (width < 1200px)': { flexWrap: 'wrap', '& > b': { maxWidth: '100%' } },
  },
  '& .tally': {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[16],
    marginInlineStart: 'auto',
    ...type[13],
    fontVariantNumeric: 'tabular-nums',
    color: color.text.tertiary,
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: space[4] },
    '& svg': { width: token.size.iconSm, height: token.size.iconSm, strokeWidth: 1.75 },
  },
  '& .said': visuallyHidden,

  '&[data-layout="lead"]': {
    ...raised,
    gridTemplateColumns: '476px minmax(0, 1fr)',
    '& > .cover': { width: '100%', height: '342px', objectPosition: '38% 50%' },
    '& > .body': { padding: `28px ${space[32]} ${space[24]}` },
    '& .title': { margin: `14px 0 ${space[12]}`, fontSize: '26px', lineHeight: '38px', textWrap: 'balance' },
    '& .summary': { ...lines(3), fontSize: '15px', lineHeight: '26px' },
    '& .who': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minWidth: 0,
      ...type[12],
      '& > b': { ...type[14], overflow: 'hidden', textOverflow: 'ellipsis', color: color.text.primary },
    },
    '& .who > .when::before': { content: 'none' },
    '& .foot': { flexWrap: 'wrap', rowGap: space[4] },
    [NARROW]: {
      gridTemplateColumns: '380px minmax(0, 1fr)',
      '& > .body': { paddingInline: space[24] },
      '& .title': { fontSize: '22px', lineHeight: '32px' },
      '& .tally': { gap: space[8] },
    },
  },
  '&[data-layout="lead"][data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '260px' },

  '&[data-layout="row"]': {
    gridTemplateColumns: '184px minmax(0, 1fr)',
    gap: space[24],
    paddingBlock: space[20],
    '& > .cover': { width: '184px', height: '132px', borderRadius: token.radius.control },
    '& .title': { margin: `6px 0 ${space[4]}`, ...type[18] },
  },
  '&[data-layout="row"][data-plain]': { gridTemplateColumns: 'minmax(0, 1fr)' },

  '&[data-layout="post"]': { gridTemplateColumns: '40px minmax(0, 1fr) auto' },
  '&:is([data-layout="post"], [data-layout="brief"])': {
    columnGap: space[16],
    paddingBlock: space[20],
    '& > .cover': { width: '138px', height: '99px', marginInlineStart: space[8], borderRadius: token.radius.control },
    '& .by': { gap: space[8], '& > b': { ...type[14], fontWeight: weight.semibold, color: color.text.primary } },
    '& .by > .when::before': { content: 'none' },
    '& .title': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${space[8]}`,
      marginBlock: '6px 2px',
    },
    '& .title, & .title > .open': { fontSize: '17px', lineHeight: '26px' },
    '& .tally': { margin: '10px 0 0' },
  },

  '&[data-layout="brief"]': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    paddingBlock: space[16],
    '& .title': { marginTop: 0 },
  },

  '&[data-layout="tile"]': {
    ...raised,
    gridTemplateRows: 'auto 1fr',
    '& > .cover, & > .nothing': { width: '100%', height: '190px' },
    '& > .nothing': {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: '6px',
      ...type[13],
      color: color.text.secondary,
      background: color.surface.sunken,
    },
    '& > .nothing > .initial': {
      fontSize: '48px',
      lineHeight: 1,
      fontWeight: weight.semibold,
      color: color.text.tertiary,
    },
    '& > .body': { padding: '14px 18px 16px' },
    '& .title': { margin: '6px 0 2px', ...lines(2), ...type[16] },
    '& .summary': { ...lines(1), marginBottom: '2px' },
    '& .mark': {
      position: 'absolute',
      zIndex: 1,
      insetInlineEnd: '10px',
      top: '10px',
      display: 'grid',
      placeItems: 'center',
      width: '32px',
      height: '32px',
      borderRadius: token.radius.pill,
      color: color.text.secondary,
      background: color.surface.card,
      boxShadow: token.shadow[1],
      '&[aria-pressed="true"]': { color: color.text.link },
      '&[aria-pressed="true"] > svg': { fill: 'currentColor' },
      [hover]: { color: color.text.linkHover },
      '& > svg': { width: token.size.iconSm, height: token.size.iconSm },
    },
    [NARROW]: { '& > .cover, & > .nothing': { height: '160px' } },
  },
  '&[data-layout="tile"]:is(:hover, [data-force="hover"])': { boxShadow: token.shadow[2], translate: '0 -2px' },
  '&[data-layout="tile"][data-gone]': {
    boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
    translate: 'none',
    background: color.surface.sunken,
    '& :is(.title, .summary)': { color: color.text.secondary },
    '& > .nothing': { background: alpha(color.text.tertiary, 14) },
    '& :is(.by, time)': { color: color.text.secondary },
    '& .out': { marginInlineStart: 'auto' },
  },

  '&[data-layout="line"]': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[12],
    alignItems: 'center',
    paddingBlock: space[12],
    '& > .cover': { width: '72px', height: '52px', borderRadius: '6px' },
    '& .title': { ...lines(2), ...type[14], lineHeight: '20px', fontWeight: weight.medium },
    '& .small': { display: 'block', marginTop: '2px', ...type[12], color: color.text.tertiary },
  },
  '@media (forced-colors: active)': { '& mark': { background: 'Mark' } },
});
