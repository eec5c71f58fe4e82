import { expect, it, vi } from 'vitest';
import { Outbox } from './Outbox.ts';
import { fromStored, toStored, type Unsent } from './unsent.ts';

const message: Unsent = {
  ...{ clientId: 'c1', conversationId: 3, kind: 'image', body: 'a.png', at: 0, state: 'waiting' },
  ...{ fileId: -9, fileUrl: 'https://files.outside.example/a.png', bytes: 4 },
};

it('sends a file by address and name where the upload server gives no numbers, also after a reload (wire-facts 11)', async () => {
  const send = vi.fn(async () => ({}));
  let stored: unknown = toStored([message]);
  const record = { read: () => stored, write: (value: unknown) => (stored = value) };
  const ports = { api: { chat: { send } }, record, isAway: () => false, onStored: () => {}, onRefused: () => {} };
  const outbox = new Outbox(ports as never);
  outbox.start();
  await vi.waitFor(() => expect(outbox.items).toEqual([]));
  const file = { fileUrl: 'https://files.outside.example/a.png', fileName: 'a.png' };
  expect(send).toHaveBeenCalledWith({ conversationId: 3, clientId: 'c1', kind: 'image', ...file }, { requestId: 'c1' });
});

it('forgets a stored file that has neither number nor address', () => {
  expect(fromStored([{ ...message, fileUrl: undefined }])).toEqual([]);
  expect(fromStored([{ ...message, fileUrl: undefined, fileId: 9 }])).toHaveLength(1);
});
