import { UNSENT_MARK } from '#app/kit/outbox/local-marks.ts'
import { DIARY_WRITES } from './diary-writes.ts'

/** Begins the name of the mark in `localStorage` that says that an account's records wait to be sent. */
const UNSENT_PREFIX = `${UNSENT_MARK}${DIARY_WRITES.name}:`

/** How long a page that does not come to work hides its records at most, in milliseconds. */
const HIDDEN_MS_MAX = 3000

/**
 * Runs before the first paint: where records wait to be sent, the server's page lacks them, and they would push down what is
 * below them. The style sheet hides the board until they are in it.
 */
export const UNSENT_SCRIPT = `(function(d){try{for(var k in localStorage)if(!k.indexOf("${UNSENT_PREFIX}")){d.unsent="";setTimeout(function(){delete d.unsent},${HIDDEN_MS_MAX})}}catch(e){}})(document.documentElement.dataset)`

/** Once the board has what waits. */
export function showUnsent(): void {
  delete document.documentElement.dataset.unsent
}
