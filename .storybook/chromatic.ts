import { brands } from '@shuyuan/tokens';
import type { Preview } from '@storybook/react-vite';
import { modesOf, shotsOf } from './shots.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** No Chromatic snapshots by default: a Matrix already holds every state in the brands of pictures (docs/decisions/0026). */
export const noPicture = { disableSnapshot: true };

/** Enables Chromatic for what has pictures here, in the same modes, so that no story has to configure it. */
export const pictures: ArgTypesEnhancer = ({ id, name, title, tags, parameters, argTypes }) => {
  const ids = brands.map((brand) => brand.id);
  const shots = shotsOf({ id, name, title, tags }, ids);
  if (shots.length > 0) parameters['chromatic'] = { disableSnapshot: false, modes: modesOf(id, shots) };
  return argTypes;
};
