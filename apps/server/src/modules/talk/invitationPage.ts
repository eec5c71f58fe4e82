import { escapeHtml } from '../../platform/http/page.ts';
import { INVITATION } from './words.ts';

/** Why a chosen password was not taken. */
export type InvitationProblem = keyof typeof INVITATION.problems;

/** Content of the page. */
export interface InvitationView {
  school: string;
  name: string;
  phone: string | null;
  problem: InvitationProblem | null;
  nonce: string;
}

/** Content policy of the page (X2): its own style by nonce, its form to ourselves, and nothing else. */
export function invitationPolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** The form in which a lecturer chooses a password. */
export function drawInvitation({ school, name, phone, problem, nonce }: InvitationView): string {
  const words = INVITATION;
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title} · ${escapeHtml(school)}</title>
<style nonce="${nonce}">
body{margin:12vh auto;max-width:26rem;padding:0 1rem;font:16px/1.6 system-ui,sans-serif;color:#1c1c1c;background:#f6f6f4}
form{background:#fff;border:1px solid #ddd;border-radius:12px;padding:1.5rem;display:grid;gap:1rem}
h1{font-size:1.25rem;margin:0 0 1rem}label{display:grid;gap:.25rem}p{margin:0;color:#555;font-size:.875rem}
input{font:inherit;padding:.5rem .75rem;border:1px solid #767676;border-radius:8px}
button{font:inherit;padding:.625rem;border:0;border-radius:8px;background:#1c1c1c;color:#fff}
[role=alert]{color:#b3261e}
</style></head><body><main>
<h1>${escapeHtml(words.hello(name, school))}</h1>
<form method="post">
${problem ? `<p role="alert">${words.problems[problem]}</p>` : ''}
<label>${words.account}<input value="${escapeHtml(phone ?? '')}" autocomplete="username" readonly></label>
<label>${words.password}<input type="password" name="password" autocomplete="new-password" required minlength="6" maxlength="20"></label>
<label>${words.again}<input type="password" name="again" autocomplete="new-password" required maxlength="20"></label>
<p>${words.rule}</p>
<button>${words.submit}</button>
<p>${words.once}</p>
</form>
</main></body></html>`;
}
