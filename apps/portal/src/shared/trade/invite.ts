/** Where a course's page leaves the code of who recommended it for the checkout; it lasts as long as the tab. */
export const INVITE_KEY = 'invite';
