import { token } from '@shuyuan/tokens';

/** A form: fields 16 px apart, two of them side by side in a `.pair`, its buttons at the end in `.buttons`. */
export const formLayout = {
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[16],
  minWidth: 0,
  '& > .pair': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token.space[16] },
  '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: token.space[12], marginTop: token.space[4] },
  '& > .buttons[data-end]': { justifyContent: 'flex-end' },
} as const;
