/**
 * Shown when neither a code nor the server gives a sentence. Stands apart from the catalogue, so that whoever needs no
 * more than this does not carry all of it.
 */
export const UNKNOWN_ERROR_MESSAGE = 'Objevila se neznámá chyba. Zkuste to prosím později.'
