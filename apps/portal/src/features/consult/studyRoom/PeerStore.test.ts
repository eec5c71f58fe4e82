import type { SocketMessageOf, SocketType } from '@shuyuan/contract';
import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildWorld, endWorld, made, settle, startWorld } from '../../../testing/peers.ts';
import { parsePeerMessage } from './peerMessage.ts';

describe('picture and sound between two', () => {
  beforeEach(startWorld);
  afterEach(endWorld);

  it('connect although both offer at once later: the lecturer offers first, the student gives way', async () => {
    const { open, frames } = buildWorld();
    const [student, lecturer] = [open('student'), open('lecturer')];
    await settle();
    expect([student.peer.state, lecturer.peer.state]).toEqual(['connected', 'connected']);
    for (const connection of made) connection.onnegotiationneeded?.();
    await settle();
    expect(made.map(({ signalingState }) => signalingState)).toEqual(['stable', 'stable']);
    expect(made.every(({ candidates }) => candidates.length > 0)).toBe(true);
    expect(frames.length).toBeGreaterThan(4);
  });

  it('never send a frame beyond 16 KB (W3)', async () => {
    const { open, frames } = buildWorld();
    open('student');
    open('lecturer');
    await settle();
    const sizes = frames.map((frame) => new TextEncoder().encode(JSON.stringify(frame)).length);
    expect(Math.max(...sizes)).toBeLessThan(16_384);
  });

  it('go on while a socket is gone, and connect what was lost when it is back (W6)', async () => {
    const { open } = buildWorld();
    const student = open('student');
    student.setOpen(false);
    const lecturer = open('lecturer');
    await settle();
    expect(lecturer.peer.state).toBe('alone');
    student.setOpen(true);
    await settle();
    expect([student.peer.state, lecturer.peer.state]).toEqual(['connected', 'connected']);
    student.setOpen(false);
    await settle();
    student.setOpen(true);
    await settle();
    expect(made).toHaveLength(2);
    expect(student.peer.state).toBe('connected');
  });

  it('are with the newest tab of a person; the older one is notified', async () => {
    const { open } = buildWorld();
    const lecturer = open('lecturer');
    const older = open('student');
    await settle();
    const newer = open('student');
    await settle();
    expect([older.peer.isElsewhere, newer.peer.isElsewhere]).toEqual([true, false]);
    expect([older.peer.state, newer.peer.state, lecturer.peer.state]).toEqual(['alone', 'connected', 'connected']);
    older.peer.claim();
    await settle();
    expect([older.peer.isElsewhere, newer.peer.isElsewhere]).toEqual([false, true]);
    expect(older.peer.state).toBe('connected');
  });

  it('search a new way after an interruption that does not mend itself', async () => {
    const { open } = buildWorld();
    const { peer } = open('student');
    open('lecturer');
    await settle();
    runInAction(() => {
      for (const connection of made) connection.become('disconnected');
    });
    expect(peer.state).toBe('interrupted');
    await vi.advanceTimersByTimeAsync(3100);
    expect(made.map(({ restarts }) => restarts).sort()).toEqual([0, 1]);
  });

  it('end for both when one leaves, and leave no timer and no connection behind', async () => {
    const { open } = buildWorld();
    const [student, lecturer] = [open('student'), open('lecturer')];
    await settle();
    student.peer.dispose();
    await settle();
    expect(lecturer.peer.state).toBe('alone');
    lecturer.peer.dispose();
    expect(made.every(({ isClosed }) => isClosed)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are not moved by frames that are none (W7)', async () => {
    const { open, frames } = buildWorld();
    const { peer } = open('student');
    await settle();
    const [frame] = frames as SocketMessageOf<typeof SocketType.signal>[];
    for (const data of [null, 7, {}, { kind: 'hello' }, { kind: 'part', id: 'x', index: 9, count: 2, text: '' }]) {
      if (frame) Reflect.apply(Reflect.get(peer, 'handleSignal'), peer, [{ ...frame, from: 'stranger', data }]);
    }
    expect(peer.state).toBe('alone');
  });

  it('carry the pointer of the other; a place is left out while the channel is busy, the leaving is not', async () => {
    const { open } = buildWorld();
    const student = open('student');
    const lecturer = open('lecturer');
    await settle();
    const [, channel] = made.map((connection) => connection.channel);
    lecturer.peer.showPointer({ page: 1, x: 800, y: 500 });
    await settle();
    expect(student.onPointer).toHaveBeenLastCalledWith({ page: 1, x: 800, y: 500 });
    if (channel) channel.bufferedAmount = 65_536;
    for (let x = 0; x < 100; x++) lecturer.peer.showPointer({ page: 1, x, y: 0 });
    await settle();
    expect(student.onPointer).toHaveBeenLastCalledWith({ page: 1, x: 800, y: 500 });
    lecturer.peer.showPointer(null);
    await settle();
    expect(student.onPointer).toHaveBeenLastCalledWith(null);
  });

  it('show no pointer that is none (W7)', () => {
    for (const pointer of [7, 'x', {}, { page: 0, x: 1, y: 1 }, { page: 1, x: -1, y: 1 }, { page: 1, x: 1e9, y: 1 }]) {
      expect(parsePeerMessage(JSON.stringify({ pointer }))).toEqual({});
    }
    expect(parsePeerMessage('{"pointer":{"page":1,"x":null,"y":1}}')).toEqual({});
  });

  it('the student may share a screen too, and of two the later one is shown', async () => {
    const { open } = buildWorld();
    const [student, lecturer] = [open('student'), open('lecturer')];
    await settle();
    await student.devices.screen.open();
    await settle();
    expect(lecturer.peer.media.facts.screen).not.toBeNull();
    await lecturer.devices.screen.open();
    await settle();
    expect([student.devices.screen.isOn, lecturer.devices.screen.isOn]).toEqual([false, true]);
    expect([student.peer.isReplaced, lecturer.peer.isReplaced]).toEqual([true, false]);
    await student.devices.screen.open();
    await settle();
    expect([student.devices.screen.isOn, lecturer.devices.screen.isOn]).toEqual([true, false]);
    student.devices.screen.close();
    await settle();
    expect([lecturer.peer.media.facts.screen, lecturer.peer.isReplaced]).toEqual([null, false]);
  });

  it('show one screen when both begin at the same moment', async () => {
    const { open } = buildWorld();
    const [student, lecturer] = [open('student'), open('lecturer')];
    await settle();
    await Promise.all([student.devices.screen.open(), lecturer.devices.screen.open()]);
    await settle();
    expect([student.devices.screen.isOn, lecturer.devices.screen.isOn]).toEqual([false, true]);
  });
});
