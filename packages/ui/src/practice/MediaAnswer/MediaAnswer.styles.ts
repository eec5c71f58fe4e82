import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';
import { type } from '../../foundations/css.ts';

export const Root = styled.div({
  display: 'grid',
  gap: token.space[16],
  minWidth: 0,
  // Seven tiles fit in the width of a question.
  '& > section > .tiles': { gap: '11px' },
  '& > .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[8] },
  '& > .tools > .limits': { ...type[12], color: token.color.text.tertiary },
  '& .count': { fontFamily: token.font.number, fontVariantNumeric: 'tabular-nums', color: token.color.text.tertiary },
  '& > .recordings': { display: 'grid', gap: token.space[8] },
  '& > .recordings > li': { display: 'flex', alignItems: 'center', gap: token.space[8] },
  '& > .recordings > li > [role="group"]': { flex: '1 1 auto', maxWidth: '560px' },
});
