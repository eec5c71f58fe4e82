import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RootProvider } from '../page/context.tsx';
import { RootStore } from '../stores/RootStore.ts';
import { buildLogin } from '../testing/login.ts';
import { buildServices } from '../testing/services.ts';
import { VisitorGuard } from './Guard.tsx';

const LOGIN = buildLogin();

/** What the page of a visitor shows to whoever has logged in by `enter`. */
function show(enter: (root: RootStore) => void) {
  const root = new RootStore(buildServices().services, { origin: 'http://6c.localhost', hostname: '6c.localhost' });
  enter(root);
  return renderToStaticMarkup(
    <RootProvider root={root}>
      <MemoryRouter>
        <VisitorGuard>form</VisitorGuard>
      </MemoryRouter>
    </RootProvider>,
  );
}

describe('a login page', () => {
  it('is for visitors: a student who is logged in already does not see the form (product.md 5.1)', () => {
    expect(show(() => undefined)).toBe('form');
    expect(show((root) => root.auth.accept(LOGIN))).not.toContain('form');
  });

  it('shows the form in the tab of a lecturer, who may be a student too (product.md 4.18)', () => {
    expect(show((root) => root.auth.acceptLecturer({ ...LOGIN, userType: 'lecturer' }))).toBe('form');
  });
});
