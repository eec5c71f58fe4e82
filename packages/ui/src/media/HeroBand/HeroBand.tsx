import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type } from '../../foundations/css.ts';
import { rightToLeft } from '../../foundations/direction.ts';

export interface HeroBandProps extends Omit<BaseProps, 'title'> {
  /** Two short lines, 40/54. */
  title: readonly string[];
  /** A short description. */
  text?: string | undefined;
  /** One line above the title, e.g. a tag and the number of students. */
  eyebrow?: ReactNode;
  /** One solid button, one outlined. */
  actions?: ReactNode;
  /** Below the buttons, e.g. a ticket. */
  children?: ReactNode;
  /** Leaves 40 px at the bottom for a strip that overlaps it. */
  strip?: boolean | undefined;
}

const Root = styled.section({
  position: 'relative',
  isolation: 'isolate',
  minHeight: '420px',
  overflow: 'hidden',
  background: `linear-gradient(100deg, ${token.color.nav.selectedBg}, ${token.color.actionSoft.bg})`,
  '&[data-strip]': { minHeight: '460px' },
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: '40% 0',
    background: `${token.img.coupon} 0 0 / 176px`,
    opacity: 0.5,
    maskImage: 'linear-gradient(90deg, transparent, black 60%)',
  },
  [`${rightToLeft}::before`]: { maskImage: 'linear-gradient(270deg, transparent, black 60%)' },
  '& > .page': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: token.layout.gutter,
    width: token.layout.page,
    maxWidth: '100%',
    marginInline: 'auto',
    padding: '30px 0',
  },
  '& .text': {
    order: token.hero.order,
    gridColumn: `span ${token.hero.span}`,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minHeight: '360px',
    paddingTop: token.space[4],
    '&[data-bare]': { justifyContent: 'center' },
  },
  '& .eyebrow': {
    '--_ring': token.color.nav.selectedBg,
    display: 'flex',
    alignItems: 'center',
    gap: token.space[8],
    minHeight: '28px',
    ...type[13],
    color: token.color.text.secondary,
  },
  '& h1': {
    margin: `${token.space[16]} 0 ${token.space[12]}`,
    fontSize: '40px',
    lineHeight: '54px',
    letterSpacing: '.01em',
  },
  '& h1 > span': { display: 'block' },
  '& .lead': { maxWidth: '430px', ...type[16], color: token.color.text.secondary },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: token.space[12], margin: '22px 0 20px' },
  '& .picture': {
    gridColumn: `span ${token.hero.span}`,
    height: '360px',
    borderRadius: token.radius.dialog,
    background: `${token.img.hero} 50% / cover`,
    opacity: token.image.light, // on the band, which is dark in dark mode
    boxShadow: token.shadow[3],
  },
});

/** The hero of the home page: text and buttons beside the brand's picture, in the order of its hero policy; a change of brand causes no re-render. */
export function HeroBand({ title, text, eyebrow, actions, children, strip: hasStrip = false, ...rest }: HeroBandProps) {
  return (
    <Root {...rest} data-strip={hasStrip ? '' : undefined}>
      <div className="page">
        <div className="text" data-bare={children === undefined ? '' : undefined}>
          {eyebrow !== undefined && <div className="eyebrow">{eyebrow}</div>}
          <h1>
            {title.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          {text !== undefined && <p className="lead">{text}</p>}
          {actions !== undefined && <div className="actions">{actions}</div>}
          {children}
        </div>
        <div className="picture" aria-hidden />
      </div>
    </Root>
  );
}
