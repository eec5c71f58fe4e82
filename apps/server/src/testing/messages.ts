import { contract } from '@shuyuan/contract';
import { unsealText } from '../platform/work/sealedText.ts';
import type { School } from './school.ts';
import type { World } from './world.ts';

/** The newest message to an address, as the outbox page shows it. */
export async function lastMessage(world: World, recipient: string): Promise<{ subject: string; body: string } | null> {
  const response = await world.app.inject({ url: '/outbox.json' });
  const found = (response.json() as { recipient: string; subject: string; body: string }[]).find(
    (one) => one.recipient === recipient,
  );
  return found ?? null;
}

/** The newest code sent to an account of a school. */
export async function lastCode(school: School, account: string): Promise<string> {
  const row = await school.withTenant((tx) =>
    tx
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', account)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  const code = row && unsealText(school.secrets, school.id, row.body).code;
  if (!code) throw new Error(`no code was sent to ${account}`);
  return code;
}

/** Registers with a code for a phone, and gives the login. */
export async function registerByCode(school: School, phone: string) {
  const { account } = contract;
  await school.visitor().ask(account.sendCode, { account: phone, purpose: 'register' });
  const input = { account: phone, code: await lastCode(school, phone), password: 'green-9x', nickname: '何沐阳' };
  return school.visitor().ask(account.register, { ...input, hasAgreed: true });
}
