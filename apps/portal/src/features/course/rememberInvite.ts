import { INVITE_KEY } from '../../stores/invite.ts';
import type { KeyValueStore } from '../../stores/services.ts';

const CODE = /^[0-9A-Za-z]{1,16}$/;

/** Keeps `?invite=` of a course's address for the checkout, so that who recommended it is thanked; what is no code is left alone. */
export function rememberInvite(storage: Pick<KeyValueStore, 'write'>, search: URLSearchParams) {
  const code = search.get('invite') ?? '';
  if (CODE.test(code)) storage.write(INVITE_KEY, code);
}
