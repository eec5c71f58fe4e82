import { token } from '@shuyuan/tokens';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../Stack/Stack.tsx';
import { BrandLogo } from './BrandLogo.tsx';

const light = { padding: token.space[16], borderRadius: token.radius.card, background: token.color.surface.card };
const dark = { ...light, background: token.color.surface.inverse };

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Each logo on its own ground.',
      render: () => (
        <Stack gap={12}>
          <div style={light}>
            <BrandLogo alt="在线学校" />
          </div>
          <div style={dark}>
            <BrandLogo slot="logoInverse" alt="在线学校" />
          </div>
        </Stack>
      ),
    },
    doNot: {
      caption: 'The inverse logo on white.',
      render: () => (
        <div style={light}>
          <BrandLogo slot="logoInverse" alt="在线学校" />
        </div>
      ),
    },
  },
];
