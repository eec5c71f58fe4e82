import type { BrowserContext } from '@playwright/test';

/** What went wrong in a browser while a test ran. */
export interface Watch {
  /** One line for each problem, in order. */
  readonly troubles: readonly string[];
  /** Allows a problem that the test itself causes; all others still fail it. */
  allow(trouble: RegExp): void;
}

/** Statuses that would log a student out: our server never sends them (E2, E4). */
const LOGOUT_STATUSES = [400, 403];

/** Listens to every page of a context: console errors and warnings, uncaught errors, policy violations (X2), 400 and 403 (E4). */
export async function watch(context: BrowserContext): Promise<Watch> {
  const troubles: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    troubles.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (LOGOUT_STATUSES.includes(response.status())) troubles.push(`${response.status()} from ${pathname}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
      console.error(`policy violation (${disposition}): ${violatedDirective} ${blockedURI}`);
    });
  });
  return {
    get troubles() {
      return troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)));
    },
    allow: (trouble) => void allowed.push(trouble),
  };
}
