import type { lock as cn } from '../cn/lock.ts';
import type { English } from '../english.ts';

export const lock: English<typeof cn> = {
  title: '{{owner}} opened this page',
  titleVisitor: 'This page was opened before the login',
  other:
    '{{current}} is logged in to this browser now. What {{owner}} has not sent yet on this page will not be sent in the name of {{current}}.',
  nobody: '{{owner}} has logged out in another tab. Log in again to go on.',
  visitor:
    '{{current}} is logged in to this browser now. Nothing on this page is sent in the name of {{current}} before you say so.',
  kept: 'Drafts of articles, comments, messages and answers stay with {{owner}} and are there after the next login. If {{owner}} logs in in another tab, this page goes on as it is.',
  again: 'Log in as {{owner}} again',
  continueAs: 'Go on as {{current}}',
  leave: 'Leave this page',
  logOut: 'Log {{current}} out',
};
