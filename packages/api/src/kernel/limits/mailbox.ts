/** Providers that ignore dots in addresses. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox of an e-mail address, for counting only: the part after a plus is a label that its owner chooses. Accounts are
 * identified by the whole address; two that count as one here may be two people's.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const [name = '', domain = ''] = [address.slice(0, at), address.slice(at + 1)]
  // A plus at the beginning of an address does not begin a label.
  const bare = name.replace(/(?<=.)\+.*$/, '')
  return DOTLESS.has(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`
}
