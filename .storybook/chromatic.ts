import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Chromatic photographs nothing unless told to: a Matrix already holds every state in every brand. */
export const noPicture = { disableSnapshot: true };

/** One picture a language of each Matrix. */
const picture = {
  disableSnapshot: false,
  modes: { cn: { locale: 'cn' }, en: { locale: 'en' } },
};

/** Turns Chromatic on for the stories named Matrix, so that none of them has to ask for it. */
export const pictureOfMatrix: ArgTypesEnhancer = ({ name, parameters, argTypes }) => {
  if (name === 'Matrix') parameters['chromatic'] = picture;
  return argTypes;
};
