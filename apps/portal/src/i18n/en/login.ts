import type { login as cn } from '../cn/login.ts';

/** Login, registration, password reset. */
export const login: typeof cn = {
  loginTitle: 'Log in',
  registerTitle: 'Create an account',
  resetTitle: 'Reset password',
  byPassword: 'Password',
  byCode: 'Verification code',
  firstTime: 'New to {{school}}? ',
  registerNow: 'Sign up',
  hasAccount: 'Have an account? ',
  loginNow: 'Log in',
  backToLogin: 'Back to log in',
  noCookies:
    'This browser keeps no cookies of this site: you can log in, but lessons and files do not open, and after a reload you have to log in again. Allow the cookies of this site in its settings.',
  notStored:
    'The browser has not stored this login: lessons and files do not open, and after a reload you have to log in again',
  endedNotice: 'Your login has ended. Please log in again',
  agreementLoadFailed: 'The text cannot be shown right now. Please try again later',
};
