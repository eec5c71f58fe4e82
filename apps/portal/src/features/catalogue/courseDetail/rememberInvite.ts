import type { KeyValueStore } from '../../../core/services.ts';
import { INVITE_KEY } from '../../../shared/trade/invite.ts';

const CODE = /^[0-9A-Za-z]{1,16}$/;

/** Stores `?invite=` of a course's address for the checkout, so that the recommending student is rewarded; invalid codes are ignored. */
export function rememberInvite(storage: Pick<KeyValueStore, 'write'>, search: URLSearchParams) {
  const code = search.get('invite') ?? '';
  if (CODE.test(code)) storage.write(INVITE_KEY, code);
}
