import type { ButtonKey } from '@shuyuan/rules';
import { useEffect } from 'react';
import { useRoot } from '../../page/context.tsx';
import type { RootStore } from '../../stores/RootStore.ts';
import { type Permission, PermissionStore } from './PermissionStore.ts';

/** One a portal; its code comes with the pages that have such buttons, not with the first load. */
const stores = new WeakMap<RootStore, PermissionStore>();

/** The permissions of a portal. */
export function permissionsOf(root: RootStore): PermissionStore {
  const store = stores.get(root) ?? new PermissionStore(root.api);
  stores.set(root, store);
  return store;
}

/** Whether this student is offered a button; observed, so the caller is an observer. */
export function usePermission(key: ButtonKey): Permission {
  const root = useRoot();
  const store = permissionsOf(root);
  const { token } = root.auth;
  const { locale } = root.locale;
  useEffect(() => store.follow(token, locale), [store, token, locale]);
  return store.of(key);
}
