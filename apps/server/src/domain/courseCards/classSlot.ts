/** Weekly slot in Beijing wall time, ISO weekday 1–7. */
export interface ClassSlot {
  weekday: number;
  startTime: string;
  endTime: string;
}
