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
