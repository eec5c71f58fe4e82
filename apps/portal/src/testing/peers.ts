import type { SocketMessage } from '@shuyuan/contract';
import { observable } from 'mobx';
import { vi } from 'vitest';
import { PeerStore } from '../features/consult/studyRoom/PeerStore.ts';
import { DeviceStore } from '../shared/devices/DeviceStore.ts';
import type { Media } from '../shared/devices/media.ts';
import type { LiveSocket } from '../stores/live/liveSocket.ts';

type Description = { type: 'offer' | 'answer'; sdp: string };
/** Every connection of a test, in the order in which they were made. */
export const made: FakeConnection[] = [];

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

/** Fake timers and streams, and no connection from before; the end of a test takes them away. */
export function startWorld() {
  vi.useFakeTimers();
  vi.stubGlobal(
    'MediaStream',
    class {
      id = `stream${Math.random()}`;
    },
  );
  made.length = 0;
}

export function endWorld() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Two sides and the server between them, which delivers every frame to all tabs of the other side. */
export function buildWorld() {
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

/** Lets everything that is on its way arrive. */
export const settle = () => vi.advanceTimersByTimeAsync(500);
