import { makeAutoObservable, observableRef } from 'mobx';
import { DEAD_MS, FROZEN_MS, MediaHealth } from './MediaHealth.ts';
import type { LinkState } from './PeerLink.ts';
import type { PeerFacts } from './peerMessage.ts';
import type { readQuality } from './quality.ts';

const NOTHING: PeerFacts = { camera: false, microphone: 'none', screen: null, screenTurn: 0 };

/** What arrives of the peer: what it says about its devices, its face and its shared screen, and whether they move (product.md 4.17). */
export class PeerMedia {
  facts: PeerFacts = NOTHING;
  streams: readonly MediaStream[] = [];
  /** Milliseconds there and back; null while unknown. */
  delayMs: number | null = null;
  isSpeaking = false;
  private isFaceStill = false;
  private isScreenDead = false;
  /** Ids of all screens that the peer has shared. */
  private screens: readonly string[] = [];
  #health = new MediaHealth();
  readonly #state: () => LinkState | 'alone';

  /** `state`: that of the connection to the peer. */
  constructor(state: () => LinkState | 'alone') {
    this.#state = state;
    makeAutoObservable(this, { facts: observableRef, streams: observableRef }, { autoBind: true });
  }

  /** The peer's shared screen, while it moves: a share whose connection is gone is left. */
  get screen() {
    if (this.#state() !== 'connected' || this.isScreenDead) return null;
    return this.sharedStream;
  }

  private get sharedStream() {
    return this.streams.find(({ id }) => id === this.facts.screen) ?? null;
  }

  /** The picture of the peer does not move any more: the connection is broken, or nothing arrives. */
  get isFrozen() {
    const state = this.#state();
    return this.isFaceStill || state === 'interrupted' || state === 'failed';
  }

  /** The peer's picture and sound. */
  get face() {
    return this.streams.find(({ id }) => id !== this.facts.screen && !this.screens.includes(id)) ?? null;
  }

  /** A stream arrived, or has another track. */
  show(stream: MediaStream) {
    this.streams = [...this.streams.filter(({ id }) => id !== stream.id), stream];
  }

  /** The peer says something else about its devices. */
  read(facts: PeerFacts) {
    this.facts = facts;
    const { screen } = facts;
    if (screen !== null && !this.screens.includes(screen)) this.screens = [...this.screens, screen];
  }

  /** Notes a measurement of the connection. */
  note({ delayMs, isSpeaking, frames }: ReturnType<typeof readQuality>) {
    this.delayMs = delayMs;
    this.isSpeaking = isSpeaking;
    const now = performance.now();
    this.#health.note(frames, now);
    const isStill = (stream: MediaStream | null, ms: number) =>
      stream?.getVideoTracks().some(({ id }) => this.#health.isStill(id, { ms, now })) === true;
    this.isFaceStill = this.facts.camera && isStill(this.face, FROZEN_MS);
    this.isScreenDead = isStill(this.sharedStream, DEAD_MS);
  }

  /** The connection is gone. */
  clear() {
    this.facts = NOTHING;
    this.streams = [];
    this.screens = [];
    this.delayMs = null;
    this.isSpeaking = false;
    this.isFaceStill = false;
    this.isScreenDead = false;
    this.#health = new MediaHealth();
  }
}
