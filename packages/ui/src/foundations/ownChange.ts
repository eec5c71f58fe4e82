import { changeDetails } from './changeDetails.ts';

/** Details of a change that a component makes itself and has no event for, e.g. because a day was chosen. */
export const ownChange = (reason: string) => changeDetails(reason, { nativeEvent: new Event(reason) });
