import type { Api } from '../../../../api/createApi.ts';
import { asGuest, type GuestRecords } from '../../../../shared/guest/GuestRecords.ts';
import type { PaperCalls } from '../../../../shared/practice/paper/paperCalls.ts';

/** The calls of an open record of an assessment; a guest's go with its token. */
export function assessCalls(api: Pick<Api, 'assessments'>, guests: GuestRecords, id: number): PaperCalls {
  const as = () => asGuest(guests.tokenOf(id));
  return {
    async start() {
      const paper = await api.assessments.paper({ id }, as());
      guests.hold(id);
      return paper;
    },
    paper: () => api.assessments.paper({ id }, as()),
    saveAnswer: (answer) => api.assessments.saveAnswer({ id, ...answer }, as()),
    async submit(options) {
      const answer = await api.assessments.submit({ id }, { ...options, ...as() });
      guests.close(id);
      return answer;
    },
  };
}
