import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** Attachments: the zone above, the files below. */
export const Root = styled.section({
  minWidth: 0,
  '& > [data-state] + ul': { marginTop: token.space[8] },
  '& > [data-state="ahead"]': { marginTop: token.space[12] },
});
