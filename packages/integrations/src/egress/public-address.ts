import ipaddr from 'ipaddr.js'

/** Addresses that count as public by their range and yet belong to the machine's own network: a cloud's helper for its guests. */
const OWN_NETWORK: readonly string[] = ['168.63.129.16']

/** The only part of IPv6 that is given out to be reached from everywhere. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an IP address leads out of our own network for certain. What is private, local to the machine or the link, shared,
 * reserved, multicast, translated from or into IPv4, or not an address in its plain form, does not.
 */
export function isPublicAddress(text: string): boolean {
  if (OWN_NETWORK.includes(text)) return false
  // The library also reads 0x7f.1 and 2130706433; what has to be guessed at is refused.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(GLOBAL_IPV6 as [ipaddr.IPv6, number])
}

/** Whether a text is an IP address rather than a name. */
export function isAddress(text: string): boolean {
  return ipaddr.isValid(text)
}
