/** Anchor of what the course is about. */
export const INTRO = 'intro';
/** Anchor of its lessons. */
export const CONTENTS = 'contents';
/** Anchor of its questions. */
export const QUESTIONS = 'questions';
