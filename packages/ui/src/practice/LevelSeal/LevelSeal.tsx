import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { PAPER_FONT } from '../../report/paperFonts.ts';

export interface LevelSealProps extends BaseProps<HTMLSpanElement> {
  /** Name of the level. */
  name: string;
  /** 44 or 116 px. */
  size?: 'sm' | 'lg' | undefined;
  /** Reached; another one of the scale; not known yet. */
  status: 'reached' | 'other' | 'waiting';
}

const { color } = token;
/** Names in Han characters stand in a column, others in a line. */
const HAN = /^\p{Script=Han}+$/u;
/** Longer Latin names have smaller letters. */
const SHORT = 7;

const Root = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  overflow: 'hidden',
  width: '44px',
  height: '44px',
  border: '2px solid currentColor',
  borderRadius: '8px',
  fontSize: '15px',
  lineHeight: '17px',
  fontWeight: 700,
  textAlign: 'center',
  color: color.text.link,
  rotate: '-4deg',
  boxShadow: `inset 0 0 0 2px ${color.surface.card}, inset 0 0 0 3px currentColor`,
  '&[data-script="han"]': { writingMode: 'vertical-rl', letterSpacing: '1px' },
  '&[data-script="latin"]': { fontSize: '12px', lineHeight: '14px' },
  '&[data-status="other"]': { color: color.text.tertiary },
  '&[data-size="lg"]': {
    width: '116px',
    height: '116px',
    borderWidth: '4px',
    borderRadius: '14px',
    fontFamily: PAPER_FONT,
    fontSize: '38px',
    lineHeight: '42px',
    rotate: '-6deg',
    boxShadow: `inset 0 0 0 4px ${color.surface.card}, inset 0 0 0 6px currentColor`,
  },
  '&[data-size="lg"][data-script="han"]': { letterSpacing: '4px', paddingTop: '4px' },
  '&[data-size="lg"][data-script="han"][data-length="long"]': { fontSize: '24px', lineHeight: '28px' },
  '&[data-size="lg"][data-script="latin"]': { padding: '8px', fontSize: '20px', lineHeight: '24px' },
  '&[data-size="lg"][data-script="latin"][data-length="long"]': {
    fontSize: '13px',
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
  '&[data-status="waiting"]': {
    borderStyle: 'dashed',
    color: color.text.tertiary,
    boxShadow: 'none',
    rotate: 'none',
  },
});

/** A level as a seal of the school: reached, another one, or not known yet (product.md 4.5). */
export function LevelSeal({ name, size = 'sm', status, ...rest }: LevelSealProps) {
  const isHan = HAN.test(name);
  const length = [...name].length;
  const isLong = isHan ? length > 2 : length > SHORT;
  // A small seal has room for the beginning; the whole name is its accessible name.
  const shown = size === 'sm' ? [...name].slice(0, isHan ? 4 : 3).join('') : name;
  return (
    <Root
      {...rest}
      role="img"
      aria-label={name}
      title={rest.title ?? (shown === name ? undefined : name)}
      data-size={size}
      data-status={status}
      data-script={isHan ? 'han' : 'latin'}
      data-length={isLong ? 'long' : 'short'}
    >
      {shown}
    </Root>
  );
}
