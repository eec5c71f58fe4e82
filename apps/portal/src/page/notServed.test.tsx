import { AxiosError, type AxiosResponse } from 'axios';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/apiError.ts';
import { Query } from '../api/query.ts';
import { toApiError } from '../api/toApiError.ts';
import { Await } from './Await.tsx';
import { isNotServed } from './notServed.ts';

async function failed(kind: 'missing' | 'notServed' | 'failed', reason = '') {
  const query = new Query<string>(() => Promise.reject(new ApiError(kind, reason)));
  await query.load();
  return query;
}
const show = (query: Query<string>, missing?: null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Await query={query} name="page" {...(missing === null && { missing })}>
        {(value) => value}
      </Await>
    </MemoryRouter>,
  );

describe('a call that the school’s server answers with 404', () => {
  it('is not called a failure, and nobody is asked to try again', async () => {
    expect(show(await failed('failed'))).toContain('retry');
    const markup = show(await failed('notServed'));
    expect(markup).not.toMatch(/retry|Not Found/);
    expect(show(await failed('notServed'), null)).toBe('');
  });

  it('is told apart from a thing that does not exist: only a server that knows the call says so', async () => {
    const missing = await failed('missing', '课程不存在');
    expect([isNotServed(missing), missing.error?.kind]).toEqual([false, 'missing']);
    const error = (status: number, data: unknown) =>
      toApiError(new AxiosError('', '', undefined, undefined, { status, data, headers: {} } as AxiosResponse)).kind;
    expect(error(404, { error: '课程不存在' })).toBe('missing');
    expect([error(404, { error: 'Not Found', path: '/x' }), error(404, '<html>'), error(405, {})]).toEqual(
      Array(3).fill('notServed'),
    );
  });

  it('shows the reason that a 404 gives of its own, like that of other failures (§8)', async () => {
    expect(show(await failed('missing', '订单不存在'))).toContain('订单不存在');
    expect(isNotServed(await failed('missing', '订单不存在'))).toBe(false);
  });

  it('hides a part only while nothing of it is known', async () => {
    const query = await failed('notServed');
    expect([isNotServed(query), isNotServed(await failed('failed'))]).toEqual([true, false]);
    query.set('known');
    expect(isNotServed(query)).toBe(false);
  });

  it('keeps what our server says of a missing thing (§8), and not the phrase of HTTP', () => {
    const error = (text: string) => {
      const response = { status: 404, data: { error: text }, headers: {} } as unknown as AxiosResponse;
      return toApiError(new AxiosError('', '', undefined, undefined, response)).message;
    };
    expect([error('订单不存在'), error('Not Found'), error('not_found')]).toEqual(['订单不存在', '', '']);
  });
});
