import ipaddr from 'ipaddr.js'

/** An address in brackets, as IPv6 with a port is written; the port may be left out. */
const IN_BRACKETS = /^\[([^[\]]*)\](?::\d{1,5})?$/
/** IPv4 with a port. Two colons and more are IPv6, whose last group is no port. */
const WITH_PORT = /^([\d.]+):\d{1,5}$/
/** The interface of an address that is good within one network only. */
const ZONE = /%.*$/

/** Parts of an IPv6 address, 16 bits each: what one household gets, and what one site or a part of a provider gets. */
const HOUSEHOLD_PARTS = 4
const SITE_PARTS = 3

/**
 * Reads an IP address as proxies and sockets write it: with or without brackets, port, zone and quotes. IPv4 within IPv6 is
 * IPv4. Null where it is none.
 */
export function readAddress(text: string): string | null {
  const bare = text.trim().replace(/^"(.*)"$/, '$1')
  const address = (IN_BRACKETS.exec(bare)?.[1] ?? WITH_PORT.exec(bare)?.[1] ?? bare).replace(ZONE, '')
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address
  if (!ipaddr.IPv6.isValid(address)) return null
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : parsed.toString()
}

/**
 * The networks that an address is counted by, the narrowest first. IPv4 is counted by itself. Of IPv6 one household has
 * more addresses than can be counted, and one site more households than it has people: its first 64 bits count, and its
 * first 48. What is no address counts as what it is; a call within the process comes from none.
 */
export function networksOf(address: string): string[] {
  if (address === '') return []
  const read = readAddress(address)
  if (read === null || !read.includes(':')) return [read ?? address]
  const { parts } = ipaddr.IPv6.parse(read)
  return [HOUSEHOLD_PARTS, SITE_PARTS].map(
    (length) => `${parts.slice(0, length).map(toHex).join(':')}::/${length * 16}`,
  )
}

/** The narrowest network of an address: one household. Empty for a call within the process. */
export function householdOf(address: string): string {
  return networksOf(address)[0] ?? ''
}

/** The widest network of an address. Empty for a call within the process. */
export function siteOf(address: string): string {
  return networksOf(address).at(-1) ?? ''
}

const toHex = (part: number): string => part.toString(16)
