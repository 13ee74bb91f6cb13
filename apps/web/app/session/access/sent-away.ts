const COOKIE = 'zivina-sent-away'
/** Seconds in which the page that the person is sent to reads it. */
const MAX_AGE = 60

/** Says, for the next page, that a page for members with premium sent the person away; a cookie, as the server may send them. */
export const SENT_AWAY_COOKIE = `${COOKIE}=premium; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax`

/** Whether the person was sent away just now. Said once. */
export function takeSentAway(): boolean {
  const isSaid = document.cookie.split('; ').includes(`${COOKIE}=premium`)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some of the browsers that we support.
  if (isSaid) document.cookie = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
  return isSaid
}
