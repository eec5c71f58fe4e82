import { type Call, contract, decodeResult, encodeInput, type InputOf, type OutputOf, unwrap } from '@shuyuan/contract';
import { ask } from './http.ts';
import { hostOf, type Server } from './server.ts';

const BASES = { student: '/api', point: '/point', upload: '/upload' } as const;

/** Sends a call of the contract as a visitor of a school, or with a token; fails unless it succeeds. */
export async function call<C extends Call>(
  { port }: Server,
  school: string,
  asked: C,
  input: InputOf<C>,
  token?: string,
): Promise<OutputOf<C>> {
  const parameters = { ...encodeInput(asked, input), isStudent: 1, ...(token ? { token } : {}) };
  const isQuery = asked.method === 'GET';
  const query = isQuery
    ? `?${new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, `${value}`]))}`
    : '';
  const { status, text } = await ask({
    port,
    host: hostOf(school),
    method: asked.method,
    path: BASES[asked.service] + asked.path + query,
    ...(isQuery ? {} : { body: { ...parameters, requestId: crypto.randomUUID() } }),
  });
  const answer = status === 200 ? unwrap(JSON.parse(text)) : null;
  if (!answer?.ok) throw new Error(`${asked.path} in ${school} answered ${status}: ${text}`);
  const data = decodeResult(asked, answer.data);
  return (asked.isList ? { items: data, ...answer.facts } : data) as OutputOf<C>; // decoded by the same declaration
}

/** The control of demo mode: clock, failures, sessions (S10). */
export async function simulate(
  { port }: Server,
  order:
    | 'failNext'
    | 'kickSession'
    | 'clock'
    | 'gateway/callback'
    | 'headline/audit'
    | 'refund'
    | 'studyRoom'
    | `lesson/${string}`
    | `scoreSheet/${string}`,
  body: unknown,
  school?: string,
) {
  const host = school === undefined ? {} : { host: hostOf(school) };
  const { status, text } = await ask({ port, path: `/__sim/${order}`, method: 'POST', body, ...host });
  if (status !== 200) throw new Error(`/__sim/${order} answered ${status}: ${text}`);
}

/** The newest verification code sent to an account of a school: the first six digits in the message text. */
export async function codeFor({ port }: Server, school: string, account: string): Promise<string> {
  const { text } = await ask({ port, path: '/outbox.json' });
  const messages = JSON.parse(text) as { school: string; recipient: string; body: string }[];
  const newest = messages.find((message) => message.school === school && message.recipient === account);
  const code = /\d{6}/.exec(newest?.body ?? '')?.[0];
  if (!code) throw new Error(`The outbox holds no code for ${account} of ${school}`);
  return code;
}

let made = 0;

/** A phone that no test has used yet; each worker has a database of its own. */
export function newPhone(): string {
  made += 1;
  return `139${String(made).padStart(8, '0')}`;
}

/** A password that is valid by §5 and not on the list of common ones. */
export const PASSWORD = 'Maple7river';

/** Registers a student through the API and resolves to the login. */
export async function register(server: Server, school: string, account = newPhone()) {
  await call(server, school, contract.account.sendCode, { account, purpose: 'register' });
  const code = await codeFor(server, school, account);
  const nickname = `同学_${account.slice(-4)}`;
  const student = { account, code, password: PASSWORD, nickname, hasAgreed: true };
  const login = await call(server, school, contract.account.register, student);
  return { account, nickname, password: PASSWORD, token: login.token };
}
