import ipaddr from 'ipaddr.js'

/** Addresses in public ranges that belong to the machine's own network: a cloud provider's internal service. */
const OWN_NETWORK: readonly string[] = ['168.63.129.16']

/** The only part of IPv6 that is assigned for global use. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an IP address is certainly outside our own network. Private, local, shared, reserved and multicast addresses,
 * translations from or into IPv4, and addresses not in their plain form are not.
 */
export function isPublicAddress(text: string): boolean {
  if (OWN_NETWORK.includes(text)) return false
  // The library also reads 0x7f.1 and 2130706433; ambiguous notations are refused.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(GLOBAL_IPV6 as [ipaddr.IPv6, number])
}

/** Whether a text is an IP address rather than a name. */
export function isAddress(text: string): boolean {
  return ipaddr.isValid(text)
}
