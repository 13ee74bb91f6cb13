/** Providers whose addresses mean the same with and without dots. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an e-mail address leads to, for counting alone: what follows a plus in its name is a label that its owner
 * makes up. An account is known by its whole address; two that count as one here may be two people's.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const [name = '', domain = ''] = [address.slice(0, at), address.slice(at + 1)]
  // An address may begin with a plus, and is then no label.
  const bare = name.replace(/(?<=.)\+.*$/, '')
  return DOTLESS.has(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`
}
