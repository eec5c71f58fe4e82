import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type CSSProperties, useRef } from 'react';
import type { BaseProps } from '../baseProps.ts';
import { logoBox } from '../logoBox.ts';
import { mergeRefs } from '../mergeRefs.ts';
import { useNoLogo } from '../useNoLogo.ts';

/** The pictures that a brand defines as variables (ui-kit 4.1). */
export type BrandSlot = 'logo' | 'logoInverse' | 'login' | 'hero' | 'empty' | 'coupon';

export interface BrandLogoProps extends BaseProps<HTMLSpanElement> {
  /** Which picture; `logo` by default. */
  slot?: BrandSlot | undefined;
  /** Alternative text, e.g. the school's name; empty if decorative. */
  alt: string;
  /** Width of the box; 190 px by default. */
  width?: number | string | undefined;
  /** Height of the box; 36 px by default. */
  height?: number | string | undefined;
}

const Root = styled.span({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'contain',
  '&[data-slot="logo"]': { backgroundImage: token.img.logo, backgroundPosition: 'left center' },
  '&[data-slot="logoInverse"]': { backgroundImage: token.img.logoInverse, backgroundPosition: 'left center' },
  '&[data-slot="login"]': { backgroundImage: token.img.login, backgroundSize: 'cover' },
  '&[data-slot="hero"]': { backgroundImage: token.img.hero, backgroundSize: 'cover' },
  '&[data-slot="empty"]': { backgroundImage: token.img.empty },
  '&[data-slot="coupon"]': {
    backgroundImage: token.img.coupon,
    backgroundRepeat: 'repeat',
    backgroundSize: '96px 96px',
  },
  ...logoBox('transparent'),
  // A picture keeps its colours in forced-colors mode, so a logo keeps its background too.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    '&[data-slot="logo"]': { backgroundColor: token.color.surface.card },
    '&[data-slot="logoInverse"]': { backgroundColor: token.color.surface.inverse },
  },
});

/** A picture of the brand; a change of brand updates it without a re-render. */
export function BrandLogo({ slot = 'logo', alt, width = 190, height = 36, style, ref, ...rest }: BrandLogoProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isNamed = useNoLogo(place) && slot.startsWith('logo');
  const box: CSSProperties = { width, height, ...style };
  const role = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <Root
      {...rest}
      {...role}
      ref={mergeRefs(place, ref)}
      style={box}
      data-slot={slot}
      data-named={isNamed || undefined}
    >
      {isNamed && alt}
    </Root>
  );
}
