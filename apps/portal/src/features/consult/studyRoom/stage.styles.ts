import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { surface, text } = token.color;
const { space } = token;

/** The dark stage, for what stands in its middle. */
export const Stage = styled.div({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  padding: space[24],
  background: surface.inverse,
});

/** Where a card stands on the stage. */
export const StageCard = styled.section({ width: '560px', maxWidth: '100%' });

/** Stars and a comment, below how the consultation ended. */
export const RateBox = styled.div({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  width: '100%',
  textAlign: 'start',
  '& > :is(div, label, textarea):not([role="radiogroup"])': { justifySelf: 'stretch' },
});

export const RateTitle = styled.p({ color: text.secondary });

/** The check before the room: the own picture left, the devices right. */
export const Check = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)',
  width: '920px',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: token.radius.dialog,
  background: surface.card,
  boxShadow: token.shadow[4],
});

export const CheckOwn = styled.div({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  padding: '28px',
  background: surface.page,
});

export const CheckList = styled.div({ padding: '28px' });

export const CheckHint = styled.p({ marginTop: space[4], color: text.secondary });

/** The ways in, side by side. */
export const CheckActions = styled.div({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[12],
});

export const CheckNote = styled.p({
  fontSize: token.fontSize[13],
  lineHeight: token.lineHeight[13],
  color: text.secondary,
});
