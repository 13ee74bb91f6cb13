/** A service to share a page with. `mobile` ones open an app that exists or makes sense only on phones. */
export type ShareTarget = {
  id: 'x' | 'telegram' | 'email' | 'messenger' | 'whatsapp'
  label: string
  href: string
  mobile: boolean
}

/**
 * Addresses that share a page through another service. None of its code runs on our page.
 * @param url absolute address of the shared page
 */
export function shareTargets({ title, url }: { title: string; url: string }): ShareTarget[] {
  return [
    { id: 'x', label: 'X', href: address('https://x.com/intent/post', { text: title, url }), mobile: true },
    { id: 'messenger', label: 'Messenger', href: address('fb-messenger://share', { link: url }), mobile: true },
    { id: 'whatsapp', label: 'WhatsApp', href: address('https://wa.me/', { text: `${title} ${url}` }), mobile: false },
    { id: 'telegram', label: 'Telegram', href: address('https://t.me/share/url', { url, text: title }), mobile: false },
    { id: 'email', label: 'E-mail', href: address('mailto:', { subject: title, body: url }), mobile: false },
  ]
}

/** Addresses that begin a message with a text of several lines: in the phone messenger and in a mail. */
export function messageTargets({ subject, text }: { subject: string; text: string }) {
  return {
    whatsapp: address('https://wa.me/', { text: `${subject}\n\n${text}` }),
    email: address('mailto:', { subject, body: text }),
  }
}

/** Percent-encoded throughout: mail programs do not decode a plus. */
function address(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${base}?${pairs.join('&')}`
}
