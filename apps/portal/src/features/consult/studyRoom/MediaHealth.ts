/** Milliseconds without a new frame after which a picture counts as frozen. */
export const FROZEN_MS = 4_000;
/** Milliseconds after which a shared screen counts as dead; one that shows nothing new is still sent once a second. */
export const DEAD_MS = 8_000;

/** Since when each picture of the peer has had no new frame, by the frames that the browser has decoded. */
export class MediaHealth {
  private readonly tracks = new Map<string, { frames: number; since: number }>();

  /** Notes the frames of each video track by its id; the others stand still. */
  note(frames: ReadonlyMap<string, number>, now: number) {
    for (const [id, count] of frames) {
      const known = this.tracks.get(id);
      if (known?.frames !== count) this.tracks.set(id, { frames: count, since: now });
    }
  }

  /** Whether a track that has had frames has had none for so long. */
  isStill(id: string, { ms, now }: { ms: number; now: number }): boolean {
    const known = this.tracks.get(id);
    return known !== undefined && known.frames > 0 && now - known.since >= ms;
  }
}
