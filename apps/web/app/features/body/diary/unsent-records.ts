/** Begins the name in the browser's storage under which an account's records wait to be sent. */
export const UNSENT_PREFIX = 'zivina-diary-writes:'

/** How long a page that does not come to work hides its records at most, in milliseconds. */
const HIDDEN_MS_MAX = 3000

/**
 * Runs before the first paint: where records wait to be sent, the server's page lacks them, and they would push down what is
 * below them. The style sheet hides the board until they are in it.
 */
export const UNSENT_SCRIPT = `(function(d){try{for(var k in localStorage)if(!k.indexOf("${UNSENT_PREFIX}")&&localStorage[k]!=="[]"){d.unsent="";setTimeout(function(){delete d.unsent},${HIDDEN_MS_MAX})}}catch(e){}})(document.documentElement.dataset)`

/** Once the board has what waits. */
export function showUnsent(): void {
  delete document.documentElement.dataset.unsent
}
