import type { SocketMessage, SocketMessageOf, SocketType } from '@shuyuan/contract';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../../shared/devices/DeviceStore.ts';
import type { Media } from '../../../shared/devices/media.ts';
import type { LiveSocket } from '../../../stores/live/liveSocket.ts';
import { PeerStore } from './PeerStore.ts';

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
  ontrack: unknown = null;
  candidates: object[] = [];
  restarts = 0;
  isClosed = false;
  private count = 0;

  constructor() {
    made.push(this);
  }
  createDataChannel() {
    queueMicrotask(() => this.onnegotiationneeded?.());
    return { readyState: 'connecting', close: () => undefined, send: () => undefined };
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
  const media = { isSupported: false } as unknown as Media;
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
    const peer = new PeerStore({
      socket,
      devices: new DeviceStore(media),
      tempLogId: 7,
      isPolite: side === 'student',
      createConnection: () => new FakeConnection() as unknown as RTCPeerConnection,
      createId: () => `${side}${++number}`,
      onDraft: () => undefined,
    });
    peer.start();
    const setOpen = (isOpen: boolean) => {
      own.isOpen = isOpen;
      if (isOpen) for (const listener of own.open) listener();
    };
    return { peer, setOpen };
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
});
