import type { Api } from '../../../api/createApi.ts';
import type { PaperCalls } from './paperCalls.ts';

/** The calls of an attempt at a practice. */
export function practiceCalls(api: Pick<Api, 'practice'>, id: number): PaperCalls {
  return {
    start: () => api.practice.start({ id }),
    paper: () => api.practice.paper({ id }),
    saveAnswer: (answer) => api.practice.saveAnswer({ id, ...answer }),
    submit: (options) => api.practice.submit({ id }, options),
  };
}
