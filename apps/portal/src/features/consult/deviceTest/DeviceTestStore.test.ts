import { expect, it, vi } from 'vitest';
import type { Media } from '../../../shared/devices/media.ts';
import { Network } from '../../../shared/devices/Network.ts';
import { Speaker } from '../../../shared/devices/Speaker.ts';
import { DeviceTestStore } from './DeviceTestStore.ts';

function buildTrack(kind: 'audio' | 'video') {
  const track = { kind, label: '', enabled: true, readyState: 'live', getSettings: () => ({}) };
  return { ...track, stop: () => undefined, addEventListener: () => undefined } as unknown as MediaStreamTrack;
}

function build(delayMs: number) {
  const media: Media = {
    isSupported: true,
    open: async ({ camera }) => [buildTrack(camera ? 'video' : 'audio')],
    openScreen: async () => buildTrack('video'),
    permission: async () => 'granted',
    devices: async () => [],
    onChange: () => () => undefined,
    measure: () => () => undefined,
  };
  return new DeviceTestStore(media, new Speaker(async () => undefined), new Network(async () => delayMs));
}

it('is ready once camera, microphone, speaker and network work; the speaker is the word of the person (product.md 5)', async () => {
  const store = build(20);
  store.start();
  await vi.waitFor(() => expect([store.devices.microphone.isOn, store.network.state]).toEqual([true, 'good']));
  expect(store.isReady).toBe(false);
  await store.speaker.play();
  store.speaker.answer(true);
  expect(store.isReady).toBe(true);
  store.dispose();
  expect(store.isReady).toBe(false);
});

it('is not ready on a network on which nobody can talk', async () => {
  const store = build(900);
  store.start();
  store.speaker.answer(true);
  await vi.waitFor(() => expect([store.devices.microphone.isOn, store.network.state]).toEqual([true, 'poor']));
  expect(store.isReady).toBe(false);
  store.dispose();
});
