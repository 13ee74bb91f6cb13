import ipaddr from 'ipaddr.js'

/** An address in brackets, as IPv6 with a port is written; the port is optional. */
const IN_BRACKETS = /^\[([^[\]]*)\](?::\d{1,5})?$/
/** IPv4 with a port. Two or more colons are IPv6, whose last group is no port. */
const WITH_PORT = /^([\d.]+):\d{1,5}$/
/** The interface of an address that is valid within one network only. */
const ZONE = /%.*$/

/** Parts of an IPv6 address, 16 bits each: those of one household, and those of one site or a part of a provider. */
const HOUSEHOLD_PARTS = 4
const SITE_PARTS = 3

/**
 * Parses an IP address as proxies and sockets write it: with or without brackets, port, zone and quotes. IPv4 within IPv6
 * becomes IPv4. Null for anything else.
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
 * The networks by which an address is counted, the narrowest first. IPv4 counts by itself. With IPv6 a household has countless
 * addresses, and a site countless households: the first 64 and the first 48 bits count. A text that is no address counts as it
 * is; a call within the process has none.
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
