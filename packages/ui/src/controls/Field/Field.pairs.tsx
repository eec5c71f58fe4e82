import type { Pair } from '../../fixtures/pair.ts';
import { Input } from '../Input/Input.tsx';
import { Field } from './Field.tsx';

const box = { width: 304 };

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'An error that says what to do.',
      render: () => (
        <Field label="手机号" error="还差8位，请填满11位" style={box}>
          <Input defaultValue="138" />
        </Field>
      ),
    },
    doNot: {
      caption: 'An error that only says no.',
      render: () => (
        <Field label="手机号" error="输入错误" style={box}>
          <Input defaultValue="138" />
        </Field>
      ),
    },
  },
  {
    do: {
      caption: 'A label that stays above the text.',
      render: () => (
        <Field label="昵称" style={box}>
          <Input placeholder="1–15个字" />
        </Field>
      ),
    },
    doNot: {
      caption: 'A placeholder as the label.',
      render: () => (
        <Field label="昵称" labelHidden style={box}>
          <Input placeholder="昵称" />
        </Field>
      ),
    },
  },
];
