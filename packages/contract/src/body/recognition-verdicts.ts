/** What the person made of an answer: took it, corrected it, or refused it. */
export const RECOGNITION_VERDICTS = ['accepted', 'corrected', 'refused'] as const
