import type { Api } from '../../../../api/createApi.ts';
import type { PaperCalls } from '../../../../shared/practice/paper/paperCalls.ts';
import { asGuest, type GuestRecords } from '../GuestRecords.ts';

/** The calls of an open record of an assessment; a guest's go with its token. */
export function assessCalls(api: Pick<Api, 'assessments'>, guests: GuestRecords, id: number): PaperCalls {
  const as = () => asGuest(guests.tokenOf(id));
  return {
    start: () => api.assessments.paper({ id }, as()),
    paper: () => api.assessments.paper({ id }, as()),
    saveAnswer: (answer) => api.assessments.saveAnswer({ id, ...answer }, as()),
    submit: (options) => api.assessments.submit({ id }, { ...options, ...as() }),
  };
}
