import { expect, it } from 'vitest';
import { name } from '../../commerce/ticketParts.ts';
import { ground } from './GlobalStyle.tsx';

it('a word longer than its line goes on in the next one, on every page, and leaves no card', () => {
  expect(ground['body']).toMatchObject({ overflowWrap: 'break-word' });
});

it('the name of a ticket in a narrow window has two lines at most, so that value, term and button keep their room', () => {
  expect(name['@media (width < 1200px)']).toMatchObject({ WebkitLineClamp: 2, maxHeight: '2lh' });
});
