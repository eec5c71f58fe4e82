import type { Api } from '../api/createApi.ts';

/** The school's time zones; a module of its own, so that their call comes with the first use and not with every page. */
export const loadZones = (api: Pick<Api, 'constants'>) => api.constants.timeZones();
