import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of AdmissionTicket. */
export interface AdmissionTicketLabels {
  /** In the frame of the portrait of who has not logged in. */
  visitor: string;
  number: (number: string) => string;
}

/** Labels of AdmissionTicket by language. */
export const admissionTicketLabels: Record<Locale, AdmissionTicketLabels> = defineLabels('AdmissionTicket', {
  cn: { visitor: '登录后贴上头像', number: (number) => `No. ${number}` },
  en: { visitor: 'Your picture, once you log in', number: (number) => `No. ${number}` },
});
