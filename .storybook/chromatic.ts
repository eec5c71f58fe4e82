import { brands } from '@shuyuan/tokens';
import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** No Chromatic snapshots by default: a Matrix already holds every state in every brand (ui-kit 4.9). */
export const noPicture = { disableSnapshot: true };

/** A Matrix contains all brands, so it has one picture per language. */
const ofMatrix = {
  disableSnapshot: false,
  modes: { cn: { locale: 'cn' }, en: { locale: 'en' } },
};

/** A page has one in each brand; in the first of them also in English and with forced colours. */
const ofPage = {
  disableSnapshot: false,
  modes: {
    ...Object.fromEntries(brands.map(({ id }) => [id, { brand: id, locale: 'cn' }])),
    en: { brand: brands[0]?.id, locale: 'en' },
    forced: { brand: brands[0]?.id, locale: 'cn', forcedColors: 'active' },
  },
};

/** Enables Chromatic for Matrix stories and pages, so that no story has to configure it. */
export const pictures: ArgTypesEnhancer = ({ name, tags, parameters, argTypes }) => {
  if (name === 'Matrix') parameters['chromatic'] = ofMatrix;
  else if (tags.includes('page')) parameters['chromatic'] = ofPage;
  return argTypes;
};
