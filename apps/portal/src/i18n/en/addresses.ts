import type { addresses as cn } from '../cn/addresses.ts';

/** The student's addresses, on the personal page and where something is sent. */
export const addresses: typeof cn = {
  title: 'Addresses',
  add: 'Add an address',
  change: 'Edit address',
  hint: 'Up to {{max}} addresses, {{count}} saved.',
  full: 'You can keep {{max}} addresses. Delete one to add another.',
  none: 'No address yet',
  noneHint: 'Gifts and handouts are sent there.',
  removeTitle: 'Delete this address?',
  removeText: '{{consignee}}, {{detail}}. Orders already placed keep theirs.',
  remove: 'Delete',
  saved: 'Address saved',
  removed: 'Address deleted',
  madeDefault: 'Made the default address',
};
