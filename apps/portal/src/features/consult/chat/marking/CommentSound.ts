import type { Marking } from '@shuyuan/contract';
import { isNumbered } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Upload } from '../../../../api/uploading.ts';
import { orFirst } from '../../../../core/known.ts';

/** The lecturer's words as a recording: stored when it is made, sent with the marks. */
export class CommentSound {
  audio: { id: number; url: string; seconds: number } | null = null;
  readonly #upload: Upload;

  constructor(upload: Upload) {
    this.#upload = upload;
    makeAutoObservable(this, { audio: observableRef }, { autoBind: true });
  }

  /** What is sent with the marks; nothing without a recording. */
  get sent() {
    if (!this.audio) return null;
    const { id, url, seconds } = this.audio;
    return { ...(isNumbered(id) ? { audioId: id } : { audioUrl: url }), audioDurationS: Math.round(seconds) };
  }

  /** Shows the recording that a work has already. */
  load(sound: Marking['commentAudio']) {
    this.audio = sound ? { id: sound.id, url: sound.url, seconds: orFirst(sound.durationS) } : null;
  }

  /** Stores a recording. */
  async add({ blob, seconds }: { blob: Blob; seconds: number }) {
    const extension = blob.type.startsWith('audio/mp4') ? 'm4a' : 'webm';
    const file = await this.#upload('exerciseAudio', { name: `comment.${extension}`, blob });
    runInAction(() => {
      this.audio = { id: file.id, url: file.url, seconds };
    });
  }

  clear() {
    this.audio = null;
  }
}
