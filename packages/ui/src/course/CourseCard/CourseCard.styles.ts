import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';
import { active, filled, hover, type } from '../../foundations/css.ts';
import { Anchor } from '../../foundations/KitProvider/kitContext.ts';
import { barsMask, cameraMask, playMask, tickMask } from '../masks.ts';
import { priceLine, unlessSpaced } from './priceLine.styles.ts';

const mask = (image: string) => ({ maskImage: image, WebkitMaskImage: image });
const COVER_H = '153px';

// Serialised once: given the object itself, Emotion would serialise and hash it again for every card on every render.
const styles = css({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  borderRadius: token.radius.card,
  color: token.color.text.primary,
  background: token.color.surface.card,
  boxShadow: token.shadow[1],
  textDecoration: 'none',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 272px auto 295px',
  transition: `transform ${token.motion.base} ${token.motion.ease}`,
  // What is of the brand has a transition only under the pointer: at rest a change of brand would start one in every card of a list (decision 0032).
  [hover]: {
    boxShadow: token.shadow[2],
    transform: 'translateY(-2px)',
    transition: `box-shadow ${token.motion.base} ${token.motion.ease}, transform ${token.motion.base} ${token.motion.ease}`,
  },
  '&:is(:hover, [data-force="hover"]) > .cover > img': { scale: '1.03' },
  '&:is(:hover, [data-force="hover"]) > .title': {
    color: token.color.text.link,
    transition: `color ${token.motion.fast}`,
  },
  [active]: { boxShadow: token.shadow[1], transform: 'none', transitionDuration: token.motion.instant },
  '&:is(:focus-visible, [data-force="focus"])': {
    outline: `${token.size.thread} solid ${token.color.focus.ring}`,
    outlineOffset: '3px',
  },
  '& img[data-broken]': { visibility: 'hidden' },
  '& > .cover': {
    position: 'relative',
    display: 'block',
    isolation: 'isolate',
    height: COVER_H,
    overflow: 'hidden',
    borderRadius: `${token.course.coverRadius} ${token.course.coverRadius} 0 0`,
    background: token.color.actionSoft.bg,
    '&::before': {
      content: 'attr(data-initial)',
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      fontSize: '64px',
      fontWeight: token.weight.semibold,
      color: alpha(token.color.action.mark, 38),
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `${token.img.coupon} 0 0 / 132px`,
      opacity: 0.5,
    },
    '& > img': {
      position: 'relative',
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      transition: `scale ${token.motion.slow} ${token.motion.ease}`,
    },
    '& > .chip, & > .state, & > .fit': {
      position: 'absolute',
      insetInlineStart: '10px',
      bottom: '10px',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      maxWidth: 'calc(100% - 20px)',
      height: '24px',
      padding: '0 8px',
      borderRadius: '6px',
      fontSize: token.fontSize[12],
      lineHeight: '24px',
      fontWeight: token.weight.medium,
      whiteSpace: 'nowrap',
      color: token.course.chipFg,
      background: token.course.chipBg,
    },
    '& > .chip::before, & > .fit::before': {
      content: '""',
      flex: 'none',
      width: '12px',
      height: '12px',
      background: token.color.action.mark,
      maskSize: '12px 12px',
      maskRepeat: 'no-repeat',
      maskPosition: 'center',
      ...mask(cameraMask),
    },
    '& > .chip[data-sign="play"]::before': mask(playMask),
    '& > .chip[data-sign="bars"]::before': mask(barsMask),
    '& > .fit': {
      insetInline: 'auto 10px',
      top: '10px',
      bottom: 'auto',
      ...filled,
      '&::before': { background: 'currentcolor', ...mask(tickMask) },
    },
    '& > .state': {
      top: '10px',
      bottom: 'auto',
      color: token.color.text.inverse,
      background: alpha(token.color.surface.shade, 78),
    },
  },
  '& > .title': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    height: '52px',
    margin: `calc(${token.density.gap} - 4px) ${token.density.gap} 0`,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    ...type[16],
    fontWeight: token.weight.semibold,
  },
  '& > .meta': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    height: '20px',
    margin: `6px ${token.density.gap} 0`,
    ...type[13],
    whiteSpace: 'nowrap',
    color: token.color.text.secondary,
    '& > img': {
      flex: 'none',
      width: '20px',
      height: '20px',
      borderRadius: token.radius.pill,
      objectFit: 'cover',
      objectPosition: '50% 12%',
      background: token.color.actionSoft.bg,
    },
    '& > .who': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // A narrow tile has a second line for the name, as for the price.
    '@media (width < 1200px)': { height: 'auto', minHeight: '20px', '& > .who': { whiteSpace: 'normal' } },
    '& > .right': {
      flex: '0 0 auto',
      maxWidth: '50%',
      marginInlineStart: 'auto',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: token.color.text.tertiary,
    },
    '& > .seats': { fontWeight: token.weight.medium, color: token.color.accent.softFg },
  },
  '& > .price': priceLine,
  '&:is([data-status="full"], [data-status="ended"], [data-status="discontinued"]) > .cover:has(> img:not([data-broken]))::before':
    {
      content: 'none',
    },
  '&:is([data-status="full"], [data-status="ended"], [data-status="discontinued"]) > .cover > img': {
    filter: 'saturate(.4) brightness(1.04)',
    opacity: 0.78,
  },
  '&:is([data-status="ended"], [data-status="discontinued"]) > .title': { color: token.color.text.secondary },
  '&:is([data-status="ended"], [data-status="discontinued"]) > .price > .amount': {
    color: token.color.text.secondary,
  },
  '&[data-layout="row"]': {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    columnGap: token.space[12],
    background: 'none',
    boxShadow: 'none',
    transform: 'none',
    containIntrinsicSize: 'auto 240px auto 63px',
    '& > .cover': {
      gridRow: '1 / 3',
      height: '63px',
      borderRadius: token.radius.control,
      '&::before': { fontSize: '28px' },
    },
    '& > .title': { height: '40px', margin: 0, fontSize: token.fontSize[14], lineHeight: '20px' },
    '& > .price': { minHeight: '22px', maxHeight: unlessSpaced('22px'), margin: 0 },
    '& > .price > .amount': { fontSize: token.fontSize[16], lineHeight: '22px' },
    '& > .price > .count': { marginInlineStart: 0 },
    '& > .price > .progress': { display: 'none' },
  },
});

/** The whole card is one link; all inner styles are nested here, so that a list serialises a single class. */
export const Root = styled(Anchor)(styles);
