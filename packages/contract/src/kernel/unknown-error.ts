/**
 * Shown when neither a code nor the server gives a sentence. In a file of its own, so that a page that needs only this does not
 * download the whole catalogue.
 */
export const UNKNOWN_ERROR_MESSAGE = 'Objevila se neznámá chyba. Zkuste to prosím později.'
