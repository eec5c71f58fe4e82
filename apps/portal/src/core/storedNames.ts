/** Names of §3's cookies, without the product's prefix. */
export const COOKIES = {
  token: 'access_token',
  user: 'user_info',
  person: 'person_info',
  name: 'userName',
  portrait: 'person_img',
  city: 'city_info',
  /** Tells the login page why the student is there (§4: "a logout cookie is set"). */
  loggedOut: 'is_logout',
} as const;

/** Local-storage keys of the session, the other tabs watch `session` (B7); `lecturer` and `stay` are in the tab's own storage. */
export const KEYS = {
  session: 'session',
  agent: 'agent_link',
  menu: 'side_menu',
  menuBar: 'menu_bar',
  talks: 'talk_shown',
  lecturer: 'lecturer',
  stay: 'stay_on_web',
  api: 'api',
  /** Tokens of assessments of guests: of open ones for the browser, of all that a tab has made in its own storage. */
  guestRecords: 'guest_records',
  /** Name and phone of that guest, in the tab's own storage. */
  guest: 'guest',
  /** A guest has taken an assessment in this browser. */
  guestMade: 'guest_made',
} as const;
