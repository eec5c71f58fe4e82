import styled from '@emotion/styled';
import { alpha, token } from '@shuyuan/tokens';

const { status, surface, text } = token.color;
const { space } = token;
/** Secondary text on the dark background. */
const quiet = alpha(text.inverse, 72);
const small = { fontSize: token.fontSize[13], lineHeight: token.lineHeight[13] } as const;

/** The written messages of a room. */
export const ChatSection = styled.section({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridAutoRows: 'auto',
  gap: space[8],
  minHeight: 0,
  padding: space[12],
  borderRadius: token.radius.card,
  background: token.call.cancelBg,
  '& > h2': { fontSize: token.fontSize[14], lineHeight: token.lineHeight[14], fontWeight: token.weight.semibold },
});

export const Log = styled.div({
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& > ul': { display: 'grid', alignContent: 'end', gap: space[8], minHeight: '100%', ...small },
  '& li': { overflowWrap: 'anywhere' },
  '& li > b': { marginInlineEnd: space[8], fontWeight: token.weight.medium, color: quiet },
  '& li[data-own] > b': { color: status.success.bg },
  '& li > small': { marginInlineStart: space[8], color: quiet },
});

export const LogEmpty = styled.p({ ...small, color: quiet });

export const LineForm = styled.form({ display: 'flex', gap: space[4] });

export const LineInput = styled.input({
  flex: 1,
  minWidth: 0,
  height: '40px',
  padding: '0 12px',
  border: 0,
  borderRadius: token.radius.control,
  color: 'inherit',
  background: surface.inverse,
  '&::placeholder': { color: quiet, opacity: 1 },
});

export const LineSend = styled.button({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '40px',
  height: '40px',
  borderRadius: token.radius.control,
  color: 'inherit',
  '&:disabled': { opacity: 0.5 },
  '& > svg': { width: token.size.iconMd, height: token.size.iconMd },
});
