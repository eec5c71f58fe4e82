/** The points of an answer: none where nothing was answered; undefined where a backend does not tell those of an answer. */
export function pointsOf(answer: { readonly score?: number | undefined } | undefined): number | undefined {
  return answer === undefined ? 0 : answer.score;
}
