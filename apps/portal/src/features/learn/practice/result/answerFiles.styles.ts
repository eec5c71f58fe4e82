import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Files of an answer, one below the other. */
export const Files = styled.div({ display: 'grid', gap: token.space[12] });
