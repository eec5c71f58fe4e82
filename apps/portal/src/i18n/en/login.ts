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
  endedNotice: 'Your login has ended. Please log in again',
  agreementLoadFailed: 'The text cannot be shown right now. Please try again later',
};
