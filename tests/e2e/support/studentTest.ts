import type { BrowserContextOptions } from '@playwright/test';
import { logIn } from './session.ts';
import { expect, test } from './test.ts';

type Login = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

interface StudentFixtures {
  /** The school whose demo student is logged in. */
  school: string;
}
interface StudentWorkerFixtures {
  /** What a browser stores of a login; one login a school, since many of them would end the first. */
  loginOf: (school: string) => Promise<Login>;
}

/** The test of a student who is logged in from the start: by the form once, then by what the browser stored. */
export const studentTest = test.extend<StudentFixtures, StudentWorkerFixtures>({
  school: ['default', { option: true }],
  loginOf: [
    async ({ browser, server }, use) => {
      const logins = new Map<string, Promise<Login>>();
      const logInTo = async (school: string) => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(server.url(school, '/login?referer=%2Fweb%2Flearn'));
        await logIn(page);
        await expect(page).toHaveURL(server.url(school, '/learn'));
        const login = await context.storageState();
        await context.close();
        return login;
      };
      await use((school) => {
        const login = logins.get(school) ?? logInTo(school);
        logins.set(school, login);
        return login;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ school, loginOf }, use) => use(await loginOf(school)),
});
