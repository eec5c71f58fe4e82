import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { Panel } from './checkout.styles.ts';

const { color, fontSize, lineHeight, space } = token;

/** What is bought. */
export const Goods = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: '192px minmax(0, 1fr)',
  gap: space[20],
  alignItems: 'center',
});

/** The picture of a course; without one, a tint of its size. */
export const Cover = styled.img({
  width: '192px',
  height: '108px',
  borderRadius: token.radius.control,
  objectFit: 'cover',
  background: color.actionSoft.bg,
});

/** Kind, subject and group. */
export const Tags = styled.p({ display: 'flex', flexWrap: 'wrap', gap: '6px' });

/** Title of the course. */
export const Title = styled.h2({
  margin: `${space[8]} 0`,
  fontSize: fontSize[18],
  lineHeight: lineHeight[18],
  overflowWrap: 'anywhere',
});

/** Who teaches it, and how much there is. */
export const Facts = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  fontSize: fontSize[13],
  lineHeight: '24px',
  color: color.text.secondary,
});
