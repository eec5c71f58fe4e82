import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Input } from '../Input/Input.tsx';
import meta from './CodeInput.stories.tsx';
import { CodeInput } from './CodeInput.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'One input, which takes a pasted code.',
      render: () => <CodeInput {...meta.args} defaultValue="306" />,
    },
    doNot: {
      caption: 'A box for each digit.',
      render: () => (
        <Stack direction="row" gap={8}>
          {['3', '0', '6', '', '', ''].map((digit, at) => (
            <Input key={at} aria-label={`第${at + 1}位`} defaultValue={digit} style={{ width: 44 }} />
          ))}
        </Stack>
      ),
    },
  },
];
