import { Field } from '../../controls/Field/Field.tsx';
import { Input } from '../../controls/Input/Input.tsx';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const code = (
  <Field label="验证码">
    <Input defaultValue="306812" />
  </Field>
);

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Beside its subject, with what to do.',
      render: () => (
        <Stack gap={12}>
          {code}
          <Alert tone="danger" title="验证码过期了">
            点“重新获取”，新的验证码十分钟内有效。
          </Alert>
        </Stack>
      ),
    },
    doNot: {
      caption: 'A stack of alerts.',
      render: () => (
        <Stack gap={12}>
          <Alert tone="danger" title="验证码错误" />
          <Alert tone="warning" title="请检查输入" />
          <Alert tone="info" title="资质正在审核" />
          {code}
        </Stack>
      ),
    },
    width: 400,
  },
];
