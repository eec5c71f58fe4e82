import type { ButtonPermission } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../api/createApi.ts';
import { Query } from '../../api/query.ts';

/** Buttons that a school may withhold from a student (product.md 4.1). */
export type PermissionKey =
  | 'course.buy'
  | 'order.refund'
  | 'groupon.open'
  | 'coupon.claim'
  | 'headline.add'
  | 'headline.comment'
  | 'redeem.use'
  | 'studyRoom.subscribe'
  | 'chat.open'
  | 'invite.share';

/** Whether a button is offered; `reason` says why not, where the school says it. */
export interface Permission {
  isAllowed: boolean;
  reason?: string;
}

const ALLOWED: Permission = { isAllowed: true };

/** The button permissions of the student who is logged in (§6, §7); comfort, not protection: the server refuses by itself (Z5). */
export class PermissionStore {
  readonly list: Query<ButtonPermission[]>;
  /** Whose permissions, and in which language, were fetched. */
  #fetched: string | null = null;

  constructor(api: Pick<Api, 'site'>) {
    this.list = new Query(() => api.site.permissions());
    makeAutoObservable(this, { list: false });
  }

  /** Fetches once for each login and language; nothing for a visitor. A failure withholds no button. */
  follow(token: string | null, locale: string) {
    const asked = token && `${locale} ${token}`;
    if (asked === this.#fetched) return;
    this.#fetched = asked;
    if (asked) void this.list.load();
    else this.list.clear();
  }

  /** A button that the school does not name is offered. */
  of(key: PermissionKey): Permission {
    const found = this.list.value?.find((permission) => permission.key === key);
    if (!found || found.isAllowed) return ALLOWED;
    return { isAllowed: false, ...(found.reason ? { reason: found.reason } : {}) };
  }
}
