import { html } from '../http/html.ts';

/** Texts of the outbox page, which shows both languages side by side. */
export const OUTBOX = {
  title: '发件箱 Outbox',
  heading: html`发件箱 <span lang="en">Outbox</span>`,
  about: html`演示模式下，验证码和邮件不会发出，都在这里。<span lang="en">In demo mode codes and mails are not sent; they are here, newest first.</span>`,
  empty: html`还没有消息。<span lang="en">Nothing yet.</span>`,
  mail: '邮件 Mail',
  sms: '短信 SMS',
} as const;
