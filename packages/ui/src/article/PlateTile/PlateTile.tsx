import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chosenCorner } from '../../foundations/chosenCorner.ts';
import { hover, type } from '../../foundations/css.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useNumber } from '../../foundations/useNumber.ts';
import { type PlateTileLabels, plateTileLabels } from './PlateTile.labels.ts';

/** A board (plate) of articles (product.md 4.13). */
export interface Plate {
  name: string;
  href: string;
  /** 348 × 152. */
  picture?: string | undefined;
  /** Undefined where it is not known: nothing is said of it. */
  postCount: number | undefined;
  /** Only the school writes here. */
  schoolOnly?: boolean | undefined;
}

export interface PlateTileProps extends BaseProps<HTMLAnchorElement> {
  plate: Plate;
  /** The board whose posts are shown. */
  current?: boolean | undefined;
  /** A tile with the picture above, or a row of a side column. */
  layout?: 'tile' | 'row' | undefined;
  labels?: Partial<PlateTileLabels> | undefined;
}

const { color, space, weight } = token;

const Root = styled(Anchor)({
  position: 'relative',
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  '& .name': { minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', width: '14px', height: '14px', color: color.text.tertiary },
  '& small': { ...type[12], color: color.text.tertiary },
  '& .corner': chosenCorner,
  '&[data-layout="tile"]': {
    display: 'block',
    overflow: 'hidden',
    borderRadius: token.radius.card,
    background: color.surface.card,
    boxShadow: token.shadow[1],
    transition: `box-shadow ${token.motion.base} ${token.motion.ease}, translate ${token.motion.base} ${token.motion.ease}`,
    '& > .picture': {
      display: 'block',
      width: '100%',
      height: '76px',
      objectFit: 'cover',
      objectPosition: '82% 50%',
      background: color.actionSoft.bg,
    },
    '& > .text': { display: 'block', padding: `10px 14px ${space[12]}` },
    '& .name': {
      display: 'flex',
      alignItems: 'center',
      gap: space[4],
      ...type[16],
      lineHeight: '24px',
      fontWeight: weight.semibold,
    },
    [hover]: { boxShadow: token.shadow[2], translate: '0 -2px' },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${color.border.selected}, ${token.shadow[2]}` },
    '&[aria-current] .name': { color: color.nav.selectedFg },
    '&[aria-current] > .corner': { display: 'block' },
  },
  '&[data-layout="row"]': {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[12],
    minHeight: '52px',
    '& > .picture': {
      display: 'block',
      width: '64px',
      height: '36px',
      borderRadius: '6px',
      objectFit: 'cover',
      objectPosition: '100% 50%',
      background: color.actionSoft.bg,
    },
    '& > .text': { display: 'contents' },
    '& .name': { display: 'flex', alignItems: 'center', gap: space[4], ...type[14], fontWeight: weight.medium },
    '& small': type[13],
    [`${hover} .name`]: { color: color.text.link },
  },
  '@media (forced-colors: active)': { '&[data-layout="tile"]': { border: '1px solid CanvasText' } },
});

/** A board as a picture with one thing on it, how much was written there, and whether students may write (product.md 4.13). */
export function PlateTile({ plate, current: isCurrent = false, layout = 'tile', labels, ...rest }: PlateTileProps) {
  const words = useLabels(plateTileLabels, labels);
  const number = useNumber();
  const [broken, setBroken] = useState<string>();
  const { name, href, picture, postCount, schoolOnly: isSchoolOnly = false } = plate;
  const count = postCount === undefined ? undefined : words.posts(number(postCount));
  return (
    <Root {...rest} href={href} data-layout={layout} aria-current={isCurrent ? 'true' : undefined}>
      {picture === undefined || picture === broken ? (
        <span className="picture" />
      ) : (
        <img
          className="picture"
          src={picture}
          alt=""
          width={348}
          height={152}
          decoding="async"
          onError={() => setBroken(picture)}
        />
      )}
      <span className="text">
        <b className="name">
          {name}
          {isSchoolOnly && <Lock aria-hidden />}
        </b>
        <small>{[count, isSchoolOnly && layout === 'tile' && words.schoolOnly].filter(Boolean).join(' · ')}</small>
      </span>
      {layout === 'tile' && <span className="corner" aria-hidden />}
    </Root>
  );
}
