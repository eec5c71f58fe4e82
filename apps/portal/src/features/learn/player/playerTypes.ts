import type { Api } from '../../../api/createApi.ts';
import type { Upload } from '../../../api/uploading.ts';
import type { Clock, KeyValueStore } from '../../../core/services.ts';

/** What a player needs of the page. */
export interface PlayerServices {
  api: Pick<Api, 'learning' | 'media' | 'courses'>;
  clock: Clock;
  storage: KeyValueStore;
  upload: Upload;
  /** Undefined for a visitor. */
  studentId: number | undefined;
}

/** What the address names: a dated lesson, or a recorded course with one of its lessons. */
export interface Place {
  datedId?: number | undefined;
  courseId?: number | undefined;
  lessonId?: number | undefined;
  saleId?: number | undefined;
}

/** What the player reports. */
export interface Watched {
  ranges: readonly (readonly [number, number])[];
  at: number;
  rate: number;
  isLeaving: boolean;
}
