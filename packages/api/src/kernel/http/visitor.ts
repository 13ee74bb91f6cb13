/** Longest part of a User-Agent that is kept. */
const DEVICE_MAX = 300

/** Where a request comes from. */
export type Visitor = {
  /** IP address; empty where there is none, as in calls within the process. */
  address: string
  /** The User-Agent header. */
  device: string
  /** Whether the browser says that another site made the request. Applications other than browsers say nothing. */
  is_foreign: boolean
  /** Whether the browser vouches that a page of this site made the request. */
  is_own_page: boolean
}

/** Reads where a request comes from. */
export function readVisitor(request: Request, address: string, public_url: string): Visitor {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const ownOrigin = origin !== null && isOwn(origin, [request.url, public_url])
  return {
    address,
    device: (headers.get('user-agent') ?? '').replace(/\p{Cc}/gu, '').slice(0, DEVICE_MAX),
    // A browser writes Sec-Fetch-Site itself and truly, whatever proxies make of hosts; older ones write Origin alone.
    is_foreign: site === null ? origin !== null && !ownOrigin : site === 'cross-site' || site === 'same-site',
    is_own_page: site === null ? ownOrigin : site === 'same-origin',
  }
}

function isOwn(origin: string, addresses: string[]): boolean {
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return addresses.some((address) => new URL(address).host === host)
}
