import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { space } = token;

/** The list beside the side menu. */
export const Page = styled.div({ display: 'grid', gap: space[20], minWidth: 0, paddingBottom: space[80] });

/** Title, and the switch between live and recorded. */
export const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: '48px',
});

/** One class below the other. */
export const ClassList = styled.div({ display: 'grid', gap: space[12] });
