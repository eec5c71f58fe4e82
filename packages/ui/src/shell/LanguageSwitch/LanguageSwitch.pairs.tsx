import { token } from '@shuyuan/tokens';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import meta from './LanguageSwitch.stories.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const { danger, info, warning } = token.color.status;
const red = { fill: danger.border };

const china = (
  <svg viewBox="0 0 24 16" aria-hidden>
    <path d="M0 0H24V16H0Z" style={red} />
    <path d="M5 2.5L6 5.2H8.8L6.6 6.9L7.4 9.6L5 8L2.6 9.6L3.4 6.9L1.2 5.2H4Z" style={{ fill: warning.bg }} />
  </svg>
);
const britain = (
  <svg viewBox="0 0 24 16" aria-hidden>
    <path d="M0 0H24V16H0Z" style={{ fill: info.fg }} />
    <path d="M0 0L24 16M24 0L0 16M12 0V16M0 8H24" strokeWidth="4" style={{ stroke: token.color.surface.card }} />
    <path d="M12 0V16M0 8H24" strokeWidth="2" style={{ stroke: danger.border }} />
  </svg>
);

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Each language by its own name.',
      render: () => <LanguageSwitch {...meta.args} variant="pill" />,
    },
    doNot: {
      caption: 'Flags: a language is not a country.',
      render: () => (
        <Stack direction="row" gap={8}>
          <IconButton icon={china} label="中文" />
          <IconButton icon={britain} label="English" />
        </Stack>
      ),
    },
  },
];
