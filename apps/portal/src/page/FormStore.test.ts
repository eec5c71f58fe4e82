import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { FormStore } from './FormStore.ts';

const build = () =>
  new FormStore(
    { account: '', password: '' },
    {
      account: (value) => (value ? null : 'required'),
      password: (value) => (value.length >= 6 ? null : 'length'),
    },
  );

it('shows a problem once its field was left, not while it is first typed', () => {
  const form = build();
  form.set('password', 'abc');
  expect(form.problem('password')).toBeNull();
  form.touch('password');
  expect(form.problem('password')).toBe('length');
});

it('shows every problem at submit and sends nothing', async () => {
  const form = build();
  const send = vi.fn(async () => undefined);
  await form.submit(send);
  expect(send).not.toHaveBeenCalled();
  expect([form.problem('account'), form.problem('password')]).toEqual(['required', 'length']);
  expect(form.firstProblem).toBe('account');
});

it('sends once while the first submit runs (§8: cannot submit repeatedly)', async () => {
  const form = build();
  form.set('account', 'a');
  form.set('password', 'abc123');
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  const first = form.submit(send);
  await form.submit(send);
  resolve();
  await first;
  expect(send).toHaveBeenCalledOnce();
  expect(form.isSubmitting).toBe(false);
});

it('puts a problem that the server found under its field until the field changes (E2)', async () => {
  const form = build();
  form.set('account', 'a');
  form.set('password', 'abc123');
  await form.submit(async () => {
    throw new ApiError('invalid', '', { fields: [{ field: 'account', rule: 'format' }] });
  });
  expect(form.problem('account')).toBe('format');
  expect(form.failure).toBeNull();
  form.set('account', 'b');
  expect(form.problem('account')).toBeNull();
});

it('keeps a refusal for the whole form, unless it is known which field it is about', async () => {
  const refuse = async () => {
    throw new ApiError('refused', '密码错误', { code: 2002 });
  };
  const plain = new FormStore({ password: 'abc123' }, {});
  await plain.submit(refuse);
  expect(plain.failure?.message).toBe('密码错误');
  const placed = new FormStore({ password: 'abc123' }, {}, { 2002: 'password' });
  await placed.submit(refuse);
  expect(placed.failure).toBeNull();
  expect(placed.problem('password')).toBe('密码错误');
});
