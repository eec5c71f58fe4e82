/** Where an assessment is opened: its link (`bid` of addresses), and the offer from whose page that was. */
export interface AssessPlace {
  linkId: number;
  saleId?: number | undefined;
  isSubjective?: boolean | undefined;
}

const query = (values: Readonly<Record<string, number | undefined>>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${given.map(([name, value]) => `${name}=${value}`).join('&')}`;
};

/** What an assessment is, and its start (§2); a subjective one goes on there with its tasks. */
export function evaluationPath({ linkId, saleId, isSubjective = false }: AssessPlace, recordId?: number): string {
  if (isSubjective) return `/subjective/evaluation${query({ bid: linkId, id: saleId, cid: recordId })}`;
  return saleId === undefined
    ? `/assess/evaluation${query({ bid: linkId })}`
    : `/course/evaluation/${saleId}/${linkId}`;
}

/** The timed paper of a record; the tasks of a subjective one (§2). */
export function questionsPath(place: AssessPlace, recordId: number): string {
  const { linkId, saleId, isSubjective = false } = place;
  if (isSubjective) return evaluationPath(place, recordId);
  return saleId === undefined
    ? `/assess/questions${query({ bid: linkId, cid: recordId })}`
    : `/course/questions/${saleId}/${linkId}${query({ cid: recordId })}`;
}

/** What came of a record (§2). */
export function assessResultPath({ linkId, saleId, isSubjective = false }: AssessPlace, recordId: number): string {
  const own = isSubjective ? '/subjective/result' : saleId === undefined ? '/assess/result' : '/course/score';
  return own + query({ bid: linkId, id: saleId, cid: recordId });
}

/** A record question by question (§2); 0 stands for no offer. */
export function reviewPath({ linkId, saleId = 0 }: AssessPlace, recordId: number, question?: number): string {
  return `/course/question/${saleId}/${linkId}/${recordId}${query({ q: question })}`;
}

/** Why a link cannot be used, and whom to ask (§2). */
export function expirePath({ linkId, saleId, isSubjective = false }: AssessPlace): string {
  const own = isSubjective ? '/subjective/evaluation/expire' : '/assess/questions/expire';
  return own + query({ bid: linkId, id: saleId });
}
