import { token } from '@shuyuan/tokens';
import { type } from './css.ts';

/** A logo as the background of a part: it keeps its colours in forced colours, and where it is missing the school's name has its place. */
export const logoBox = (surface: string) =>
  ({
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: surface },
    '&[data-named]': {
      // The address stays readable: it may become one that can be had.
      backgroundSize: '0 0',
      backgroundColor: 'transparent',
      overflow: 'hidden',
      fontFamily: token.font.title,
      ...type[20],
      lineHeight: '36px',
      fontWeight: token.weight.semibold,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      forcedColorAdjust: 'auto',
    },
  }) as const;
