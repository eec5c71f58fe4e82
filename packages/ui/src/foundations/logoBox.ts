import { token } from '@shuyuan/tokens';
import { type } from './css.ts';

/** A logo as the background of a part: it keeps its colours in forced colours, and where it is missing the school's name has its place. */
export const logoBox = (surface: string) =>
  ({
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: surface },
    '&[data-named]': {
      background: 'none',
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
