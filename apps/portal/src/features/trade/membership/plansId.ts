/** Anchor of the plans on the page of memberships. */
export const PLANS_ID = 'plans';
