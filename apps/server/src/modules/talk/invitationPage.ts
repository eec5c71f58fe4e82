import { html, type ServerPage } from '../../platform/http/html.ts';
import { INVITATION } from './words.ts';

/** Why a chosen password was not taken. */
export type InvitationProblem = keyof typeof INVITATION.problems;

const STYLES = `
main{margin:12vh auto;max-width:26rem;padding:0 1rem}
form{background:#fff;border:1px solid #d8dbe0;border-radius:12px;padding:1.5rem;display:grid;gap:1rem}
h1{font-size:1.25rem;line-height:1.4;margin:0 0 1rem;overflow-wrap:anywhere;text-wrap:balance}label{display:grid;gap:.25rem}p{margin:0;color:#57606a;font-size:.875rem}
input{min-width:0;font:inherit;color:inherit;background:#fff;padding:.5rem .75rem;border:1px solid #767676;border-radius:8px}
input[readonly]{background:#f4f5f7}
button{font:inherit;padding:.625rem;border:0;border-radius:8px;background:#1d2129;color:#fff;cursor:pointer}
[role=alert]{color:#b3261e}
`;

/** Content of the page. */
export interface InvitationView {
  school: string;
  name: string;
  phone: string | null;
  problem: InvitationProblem | null;
}

/** The form in which a lecturer chooses a password. */
export function drawInvitation({ school, name, phone, problem }: InvitationView): ServerPage {
  const words = INVITATION;
  const body = html`<main>
<h1>${words.hello(name, school)}</h1>
<form method="post">
${problem && html`<p role="alert">${words.problems[problem]}</p>`}
<label>${words.account}<input value="${phone}" autocomplete="username" readonly></label>
<label>${words.password}<input type="password" name="password" autocomplete="new-password" required minlength="6" maxlength="20"></label>
<label>${words.again}<input type="password" name="again" autocomplete="new-password" required maxlength="20"></label>
<p>${words.rule}</p>
<button>${words.submit}</button>
<p>${words.once}</p>
</form>
</main>`;
  return { locale: 'cn', title: `${words.title} · ${school}`, styles: STYLES, body, hasForms: true };
}
