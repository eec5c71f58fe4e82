import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildWorld, endWorld, made, settle, startWorld } from '../../../testing/peers.ts';

describe('what arrives of the peer', () => {
  beforeEach(startWorld);
  afterEach(endWorld);

  it('dims a frozen picture and leaves a dead shared screen (product.md 4.17)', async () => {
    const { open } = buildWorld();
    const { peer } = open('student');
    open('lecturer');
    await settle();
    const [connection] = made;
    if (!connection) throw new Error('nothing was connected');
    const frames = { face: 1, screen: 1 };
    connection.getStats = async () =>
      new Map(
        Object.entries(frames).map(([id, framesDecoded]) => [
          id,
          { type: 'inbound-rtp', kind: 'video', trackIdentifier: id, framesDecoded },
        ]),
      );
    for (const id of ['face', 'screen'])
      Reflect.apply(peer.media.show, peer.media, [{ id, getVideoTracks: () => [{ id }] }]);
    Reflect.apply(Reflect.get(peer, 'handleMessage'), peer, [
      JSON.stringify({ facts: { camera: true, microphone: 'on', screen: 'screen', screenTurn: 1 } }),
    ]);
    const pass = async (seconds: number, next: Partial<typeof frames>) => {
      for (let second = 0; second < seconds; second += 2) {
        for (const id of ['face', 'screen'] as const) frames[id] += next[id] ?? 0;
        await vi.advanceTimersByTimeAsync(2_000);
      }
    };
    await pass(10, { face: 1, screen: 1 });
    expect([peer.media.isFrozen, peer.media.screen?.id]).toEqual([false, 'screen']);
    await pass(6, { screen: 1 });
    expect([peer.media.isFrozen, peer.media.screen?.id]).toEqual([true, 'screen']);
    await pass(12, { face: 1 });
    expect([peer.media.isFrozen, peer.media.screen]).toEqual([false, null]);
    await pass(2, { face: 1, screen: 1 });
    expect(peer.media.screen?.id).toBe('screen');
    connection.become('disconnected');
    expect([peer.media.isFrozen, peer.media.screen]).toEqual([true, null]);
  });

  it('leaves a shared screen whose connection is gone, and shows it again when it is back', async () => {
    const { open } = buildWorld();
    const [student, lecturer] = [open('student'), open('lecturer')];
    await settle();
    await student.devices.screen.open();
    await settle();
    const id = lecturer.peer.media.facts.screen ?? '';
    runInAction(() => {
      for (const connection of made) connection.ontrack?.({ streams: [{ id }] });
    });
    expect(lecturer.peer.media.screen?.id).toBe(id);
    runInAction(() => {
      for (const connection of made) connection.become('disconnected');
    });
    expect(lecturer.peer.media.screen).toBeNull();
    runInAction(() => {
      for (const connection of made) connection.become('connected');
    });
    expect(lecturer.peer.media.screen?.id).toBe(id);
    student.peer.dispose();
    await settle();
    expect(lecturer.peer.media.screen).toBeNull();
  });
});
