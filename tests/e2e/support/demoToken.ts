import { contract } from '@shuyuan/contract';
import { call } from './api.ts';
import type { Server } from './server.ts';
import { DEMO } from './session.ts';

/** A token of the demo student of a school. */
export async function demoToken(server: Server, school: string): Promise<string> {
  const { token } = await call(server, school, contract.account.login, { ...DEMO, hasAgreed: true });
  return token;
}
