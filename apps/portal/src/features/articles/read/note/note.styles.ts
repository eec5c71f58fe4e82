import styled from '@emotion/styled';
import { token } from '@shuyuan/tokens';

const { color, space } = token;

/** The sheet of a note: its cover and its text reach both edges. */
export const Sheet = styled.article({
  overflow: 'hidden',
  borderRadius: token.radius.card,
  background: color.surface.card,
  boxShadow: token.shadow[1],
});

/** What stands above the text, on the lines of an article. */
export const Top = styled.div({
  padding: `40px 60px 0`,
  '@media (max-width: 1199px)': { paddingInline: '36px' },
});

/** The cover, as wide as the sheet. */
export const Wide = styled.img({
  display: 'block',
  width: '100%',
  height: '260px',
  objectFit: 'cover',
  background: color.surface.sunken,
});

/** In place of a text that is read with a login. */
export const Locked = styled.div({ padding: `${space[40]} ${space[24]} ${space[64]}` });

/** Files and what a reader does with the note, on the lines of its foot. */
export const Bottom = styled.div({
  padding: `0 36px 28px`,
  '@media (max-width: 1199px)': { paddingInline: space[24] },
});

/** What to read next, below the note. */
export const Next = styled.section({ marginTop: space[40] });

/** Tiles three in a row. */
export const Tiles = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: token.layout.gutter,
});

/** The state of the lecturer's room, and the way there. */
export const Ask = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '& > p': { minWidth: 0, fontSize: token.fontSize[13], color: color.text.secondary },
  '& > a': { flex: 'none', marginInlineStart: 'auto' },
});
