import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

/** A form in the login box: fields 16 px apart. */
export const Form = styled.form({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[16],
  '& > .row': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginTop: `calc(-1 * ${token.space[4]})`,
    fontSize: token.fontSize[13],
    lineHeight: token.lineHeight[13],
  },
  '& > .row label': { fontSize: 'inherit', lineHeight: 'inherit' },
  '& > .step': { color: token.color.text.tertiary, fontSize: token.fontSize[13], lineHeight: token.lineHeight[13] },
});
