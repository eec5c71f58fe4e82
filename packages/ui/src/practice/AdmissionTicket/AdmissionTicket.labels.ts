import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of AdmissionTicket. */
export interface AdmissionTicketLabels {
  /** In the frame of the portrait of who has not logged in. */
  visitor: string;
}

/** Labels of AdmissionTicket by language. */
export const admissionTicketLabels: Record<Locale, AdmissionTicketLabels> = defineLabels('AdmissionTicket', {
  cn: { visitor: '登录后贴上头像' },
  en: { visitor: 'Your picture, once you log in' },
});
