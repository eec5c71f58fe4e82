/** Loaded before a server that is recorded: its clock begins at the instant at which the workbench lives. */
const START = Date.parse('2026-11-20T02:00:00Z');
const RealDate = Date;
const aheadMs = START - RealDate.now();

class RecordedDate extends RealDate {
  constructor(...given: []) {
    if (given.length === 0) super(RecordedDate.now());
    else super(...given);
  }

  static override now() {
    return RealDate.now() + aheadMs;
  }
}

globalThis.Date = RecordedDate as DateConstructor;
