/** The longest part of a User-Agent that is stored. */
const DEVICE_MAX = 300

/** The origin of a request. */
export type Visitor = {
  /** IP address; empty where there is none, as in calls within the process. */
  address: string
  /** The User-Agent header. */
  device: string
  /** Whether the browser says that another site made the request. Applications other than browsers say nothing. */
  is_foreign: boolean
  /** Whether the browser says that a page of this site made the request. */
  is_own_page: boolean
}

/** Reads the origin of a request. */
export function readVisitor(request: Request, address: string, public_url: string): Visitor {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  const ownOrigin = origin !== null && isOwn(origin, [request.url, public_url])
  return {
    address,
    device: (headers.get('user-agent') ?? '').replace(/\p{Cc}/gu, '').slice(0, DEVICE_MAX),
    // A browser sets Sec-Fetch-Site itself and reliably, whatever proxies do with host names; older ones send only Origin.
    is_foreign: site === null ? origin !== null && !ownOrigin : site === 'cross-site' || site === 'same-site',
    is_own_page: site === null ? ownOrigin : site === 'same-origin',
  }
}

function isOwn(origin: string, addresses: string[]): boolean {
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return addresses.some((address) => new URL(address).host === host)
}
