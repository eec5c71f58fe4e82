import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color } = token;

/** The composer, which the emoji stand above. */
export const ComposerRoot = styled.div({ position: 'relative', flex: 'none' });

/** Emoji in rows of ten. */
export const EmojiRoot = styled.div({
  position: 'absolute',
  insetInlineStart: token.space[16],
  bottom: `calc(100% + ${token.space[8]})`,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(10, 32px)',
  gap: token.space[2],
  padding: token.space[8],
  borderRadius: token.radius.card,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.card,
  boxShadow: token.shadow[3],
  '& > button': {
    width: '32px',
    height: '32px',
    borderRadius: token.radius.control,
    fontSize: token.fontSize[18],
    cursor: 'pointer',
    '&:hover': { background: color.surface.sunken },
  },
});

/** What stands above the list of talks: the lecturer's views, a failure, the first loading. */
export const RailRoot = styled.div({
  flex: 'none',
  padding: `0 ${token.space[16]} ${token.space[12]}`,
  // Five views with their counts take two lines in a narrow column.
  '& > [role="radiogroup"]': {
    display: 'flex',
    flexWrap: 'wrap',
    height: 'auto',
    borderRadius: token.radius.card,
    '& > label': {
      flex: '1 0 auto',
      justifyContent: 'center',
      height: '28px',
      padding: `0 ${token.space[8]}`,
      borderRadius: token.radius.control,
    },
  },
});

/** A window whose head spans all columns of what is below it. */
export const BarWindow = styled.div({
  display: 'grid',
  gridTemplateRows: '64px minmax(0, 1fr)',
  height: '100dvh',
  '& > :last-child': { height: 'auto', minHeight: 0 },
});

/** Head of a view that takes the whole window. */
export const Bar = styled.header({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[16],
  minWidth: 0,
  padding: `0 ${token.space[20]}`,
  background: color.surface.card,
  borderBottom: `1px solid ${color.border.subtle}`,
  '& > h1': { flex: 'none' },
});

/** The other views and the settings, at the end of the head. */
export const BarEnd = styled.div({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: token.space[12],
  marginInlineStart: 'auto',
  '& > div:first-of-type': { padding: 0 },
});

/** A notice in the middle of a window without a shell. */
export const NoticeRoot = styled.div({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: token.space[32],
  background: color.surface.page,
});

/** What to do, side by side. */
export const Ways = styled.div({ display: 'flex', alignItems: 'center', gap: token.space[20] });

/** Over the window while files are held over it. */
export const DropRoot = styled.div({
  position: 'fixed',
  inset: token.space[16],
  zIndex: token.z.notification,
  display: 'grid',
  placeItems: 'center',
  borderRadius: token.radius.card,
  border: `2px dashed ${color.action.bg}`,
  background: color.surface.card,
  opacity: 0.92,
  fontSize: token.fontSize[18],
  color: color.text.primary,
  pointerEvents: 'none',
});

/** What is shown where the messages did not come. */
export const FailureRoot = styled.div({
  display: 'grid',
  gap: token.space[12],
  padding: `0 ${token.space[16]}`,
});
