import type { SocketMessage, SocketMessageOf, SocketType } from '@shuyuan/contract';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../../shared/devices/DeviceStore.ts';
import type { Media } from '../../../shared/devices/media.ts';
import type { LiveSocket } from '../../../stores/live/liveSocket.ts';
import { PeerStore } from './PeerStore.ts';
import { parsePeerMessage } from './peerMessage.ts';

type Description = { type: 'offer' | 'answer'; sdp: string };
const made: FakeConnection[] = [];

/** As much of a connection as negotiation needs: the order of states, and what it refuses. */
class FakeConnection {
  signalingState: RTCSignalingState = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  localDescription: Description | null = null;
  remoteDescription: Description | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: ((event: { candidate: { toJSON(): object } | null }) => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  ontrack: ((event: { streams: { id: string }[] }) => void) | null = null;
  candidates: object[] = [];
  restarts = 0;
  isClosed = false;
  private count = 0;

  constructor() {
    made.push(this);
  }
  channel = {
    readyState: 'connecting',
    bufferedAmount: 0,
    sent: [] as string[],
    onopen: null as (() => void) | null,
    onmessage: null as ((event: { data: string }) => void) | null,
    close: () => undefined,
    send: (text: string) => {
      this.channel.sent.push(text);
      const other = made.findLast((connection) => connection !== this && !connection.isClosed);
      queueMicrotask(() => other?.channel.onmessage?.({ data: text }));
    },
  };
  createDataChannel() {
    queueMicrotask(() => this.onnegotiationneeded?.());
    return this.channel;
  }
  async setLocalDescription() {
    await Promise.resolve();
    const isAnswer = this.signalingState === 'have-remote-offer';
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: `${'s'.repeat(9000)}${++this.count}` };
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
    const candidate = { candidate: `candidate ${this.count}` };
    queueMicrotask(() => this.onicecandidate?.({ candidate: { toJSON: () => candidate } }));
    if (isAnswer) this.become('connected');
  }
  async setRemoteDescription(description: Description) {
    await Promise.resolve();
    if (description.type === 'answer' && this.signalingState !== 'have-local-offer') throw new Error('InvalidState');
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
    if (description.type === 'answer') this.become('connected');
  }
  async addIceCandidate(candidate: object) {
    if (!this.remoteDescription) throw new Error('InvalidState');
    this.candidates.push(candidate);
  }
  restartIce() {
    this.restarts++;
    queueMicrotask(() => this.onnegotiationneeded?.());
  }
  addTrack = () => ({ replaceTrack: async () => undefined });
  getStats = async () => new Map();
  close() {
    this.isClosed = true;
  }
  become(state: RTCPeerConnectionState) {
    this.connectionState = state;
    this.onconnectionstatechange?.();
    if (state !== 'connected' || this.channel.readyState === 'open') return;
    this.channel.readyState = 'open';
    this.channel.onopen?.();
  }
}

type Side = 'student' | 'lecturer';

/** Two sides and the server between them, which delivers every frame to all tabs of the other side. */
function buildWorld() {
  const tabs: Record<Side, { listeners: Set<(message: never) => void>; open: Set<() => void>; isOpen: boolean }[]> = {
    student: [],
    lecturer: [],
  };
  const frames: SocketMessage[] = [];
  let number = 0;
  const track = () => ({ readyState: 'live', addEventListener: () => undefined, stop: () => undefined });
  const media = { isSupported: false, openScreen: async () => track() } as unknown as Media;
  const open = (side: Side) => {
    const own = { listeners: new Set<(message: never) => void>(), open: new Set<() => void>(), isOpen: true };
    tabs[side].push(own);
    const other = side === 'student' ? 'lecturer' : 'student';
    const socket: LiveSocket = observable({
      state: 'open' as const,
      attempt: 1,
      on: (_type: number, listener: (message: never) => void) => {
        own.listeners.add(listener);
        return () => own.listeners.delete(listener);
      },
      onOpen: (listener: () => void) => {
        own.open.add(listener);
        return () => own.open.delete(listener);
      },
      send: (message: SocketMessage) => {
        if (!own.isOpen) return false;
        frames.push(message);
        for (const tab of tabs[other].filter(({ isOpen }) => isOpen)) {
          queueMicrotask(() => {
            for (const listener of tab.listeners) listener(structuredClone(message) as never);
          });
        }
        return true;
      },
      retry: () => undefined,
    });
    const devices = new DeviceStore(media);
    const onPointer = vi.fn();
    const peer = new PeerStore({
      socket,
      devices,
      tempLogId: 7,
      isPolite: side === 'student',
      createConnection: () => new FakeConnection() as unknown as RTCPeerConnection,
      createId: () => `${side}${++number}`,
      onDraft: () => undefined,
      onPointer,
    });
    peer.start();
    const setOpen = (isOpen: boolean) => {
      own.isOpen = isOpen;
      if (isOpen) for (const listener of own.open) listener();
    };
    return { peer, devices, onPointer, setOpen };
  };
  return { open, frames };
}

const settle = () => vi.advanceTimersByTimeAsync(500);

describe('picture and sound between two', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'MediaStream',
      class {
        id = `stream${Math.random()}`;
      },
    );
    made.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

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

  it('dim a frozen picture and leave a dead shared screen (product.md 4.17)', async () => {
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

  it('leave a shared screen whose connection is gone, and show it again when it is back', async () => {
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
