import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore } from './DeviceStore.ts';
import { browserKind, loudness, type Media } from './media.ts';
import { Network, networkStateOf } from './Network.ts';
import { Speaker } from './Speaker.ts';

function buildTrack(kind: 'audio' | 'video') {
  const track = {
    kind,
    label: `fake ${kind}`,
    enabled: true,
    readyState: 'live',
    stop: vi.fn(),
    addEventListener: () => undefined,
    getSettings: () => ({ deviceId: kind }),
  };
  return track as typeof track & MediaStreamTrack;
}
const named = (name: string) => Object.assign(new Error(), { name });

function build(given: Partial<Media> = {}) {
  let measure: (level: number) => void = () => undefined;
  const media: Media = {
    isSupported: true,
    open: async ({ camera, microphone }) => [
      ...(camera ? [buildTrack('video')] : []),
      ...(microphone ? [buildTrack('audio')] : []),
    ],
    openScreen: async () => buildTrack('video'),
    permission: async () => 'prompt',
    devices: async () => [],
    onChange: () => () => undefined,
    measure: (_track, listener) => {
      measure = listener;
      return () => undefined;
    },
    ...given,
  };
  const store = new DeviceStore(media);
  store.start();
  return { store, measure: (level: number) => measure(level) };
}

describe('the devices', () => {
  it('are not requested before they are needed', async () => {
    const open = vi.fn(async () => []);
    const { store } = build({ open });
    await store.openAllowed();
    expect(open).not.toHaveBeenCalled();
    expect([store.camera.state, store.microphone.state]).toEqual(['off', 'off']);
  });

  it('open without a prompt where already permitted, and report where denied', async () => {
    const { store } = build({ permission: async (kind) => (kind === 'camera' ? 'granted' : 'denied') });
    await store.openAllowed();
    expect([store.camera.state, store.microphone.state]).toEqual(['on', 'denied']);
  });

  it('are requested together, and each alone where one is missing', async () => {
    const open: Media['open'] = async ({ camera }) => {
      if (camera) throw named('NotFoundError');
      return [buildTrack('audio')];
    };
    const { store } = build({ open });
    await store.openBoth();
    expect([store.camera.state, store.microphone.state]).toEqual(['none', 'on']);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'busy'],
  ])('map %s to a state', async (name, state) => {
    const { store } = build({ open: () => Promise.reject(named(name)) });
    await store.microphone.open();
    expect(store.microphone.state).toBe(state);
  });

  it('that open after everything was closed are closed at once: no indicator light stays on', async () => {
    const tracks = [buildTrack('video'), buildTrack('audio')];
    let allow: () => void = () => undefined;
    const { store } = build({
      open: () =>
        new Promise((resolve) => {
          allow = () => resolve(tracks);
        }),
    });
    const opening = store.openBoth();
    store.dispose();
    allow();
    await opening;
    expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1]);
    expect([store.camera.state, store.microphone.state]).toEqual(['off', 'off']);
  });

  it('are not opened by an earlier permission that is found after leaving the page', async () => {
    const open = vi.fn(async () => [buildTrack('video')]);
    const { store } = build({ open, permission: async () => 'granted' });
    const opening = store.openAllowed();
    store.dispose();
    await opening;
    expect(open).not.toHaveBeenCalled();
  });

  it('keep the device in use while another one fails', async () => {
    let fails = false;
    const { store } = build({
      open: async () => {
        if (fails) throw named('NotReadableError');
        return [buildTrack('video')];
      },
    });
    await store.camera.open();
    fails = true;
    await store.camera.open('other');
    expect(store.camera.state).toBe('on');
  });

  it('stop every track at the end, also one that arrives later', async () => {
    let give: (tracks: MediaStreamTrack[]) => void = () => undefined;
    const { store } = build({ open: () => new Promise((resolve) => (give = resolve)) });
    const asked = store.camera.open();
    store.dispose();
    const late = buildTrack('video');
    give([late]);
    await asked;
    expect(late.stop).toHaveBeenCalled();
    expect(store.camera.track).toBeNull();
  });

  it('detect speech while muted', async () => {
    const { store, measure } = build();
    await store.microphone.open();
    store.microphone.setMuted(true);
    for (let count = 0; count < 12; count++) measure(0.7);
    expect(store.speaksMuted).toBe(true);
    store.microphone.setMuted(false);
    measure(0.7);
    expect(store.speaksMuted).toBe(false);
  });
});

describe('the network', () => {
  it('is judged by the middle delay', async () => {
    const delays = [900, 40, 60, 50, 45, 1000];
    const network = new Network(async () => delays.shift() ?? 0);
    await network.check();
    expect([network.state, network.delayMs]).toEqual(['good', 50]);
    expect([networkStateOf(150), networkStateOf(151), networkStateOf(401)]).toEqual(['good', 'fair', 'poor']);
  });

  it('is offline when no request succeeds, poor when many fail', async () => {
    const none = new Network(() => Promise.reject(new Error()));
    await none.check();
    expect(none.state).toBe('offline');
    let count = 0;
    const lossy = new Network(async () => {
      if (count++ % 2) throw new Error();
      return 30;
    });
    await lossy.check();
    expect(lossy.state).toBe('poor');
  });
});

describe('the speaker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('counts as working only when the user confirms it', async () => {
    const speaker = new Speaker(async () => undefined);
    await speaker.play();
    expect(speaker.state).toBe('asked');
    speaker.answer(true);
    expect(speaker.state).toBe('heard');
  });

  it('reports that no sound can be played', async () => {
    const speaker = new Speaker(() => Promise.reject(new Error()));
    await speaker.play();
    expect(speaker.state).toBe('failed');
  });
});

describe('reading a browser', () => {
  it('selects the instructions for the browser', () => {
    const chrome = 'Mozilla/5.0 AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
    expect(
      [chrome, `${chrome} Edg/140`, 'Gecko Firefox/140.0', 'AppleWebKit Version/18 Safari/605', 'x'].map(browserKind),
    ).toEqual(['chrome', 'edge', 'firefox', 'safari', 'other']);
  });

  it('measures silence as 0 and a full voice as 1', () => {
    expect(loudness(new Float32Array(8))).toBe(0);
    expect(loudness(new Float32Array(8).fill(0.5))).toBe(1);
  });
});
