import { expect, it } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { toRefusal } from './toRefusal.ts';

const words = { describe: (error: ApiError) => error.message || error.kind, invalid: 'not valid' };
const values = { account: 'a', password: 'abc123' };
const wrongPassword = new ApiError('refused', '密码错误', { code: 2002 });

it('puts a refusal under the field that it is about', () => {
  expect(toRefusal(wrongPassword, values, { 2002: 'password' }, words)).toEqual({ errors: { password: '密码错误' } });
});

it('keeps a refusal for the whole form, unless it is known which field it is about', () => {
  expect(toRefusal(wrongPassword, values, {}, words)).toEqual({ failure: '密码错误' });
});

it('puts a problem that only the server found under its field (E2)', () => {
  const error = new ApiError('invalid', '', { fields: [{ field: 'account', rule: 'format' }] });
  expect(toRefusal(error, values, {}, words)).toEqual({ errors: { account: 'not valid' } });
});

it('says the reason that the server gives, e.g. that everybody knows abc123 (E2, A5)', () => {
  const fields = [{ field: 'password', rule: 'common' }];
  const error = new ApiError('invalid', '这个密码太常见', { fields });
  expect(toRefusal(error, values, {}, words)).toEqual({ errors: { password: '这个密码太常见' } });
});

it('gives each of several fields the general words, as one reason is not that of the others (E2)', () => {
  const fields = ['account', 'password'].map((field) => ({ field, rule: 'common' }));
  const error = new ApiError('invalid', '这个密码太常见', { fields });
  expect(toRefusal(error, values, {}, words)).toEqual({ errors: { account: 'not valid', password: 'not valid' } });
});

it('reports in one line a refused field that the form does not have', () => {
  const error = new ApiError('invalid', '', { fields: [{ field: 'stranger', rule: 'format' }] });
  expect(toRefusal(error, values, {}, words)).toEqual({ failure: 'invalid' });
});

it('shows nothing for an ended login, which redirects (§4)', () => {
  expect(toRefusal(new ApiError('loggedOut'), values, {}, words)).toEqual({});
});
