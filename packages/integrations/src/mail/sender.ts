import { BRAND } from '@zivina/contract/kernel/brand'
import { isMailbox } from './message.ts'
import type { MailAddress } from './port.ts'

export const DEFAULT_SENDER: MailAddress = { name: BRAND.name, address: BRAND.sender_email }

/** Parses „Name <address>“ or an address alone, which gets the brand's name; null for anything else. */
export function parseSender(text: string): MailAddress | null {
  const match = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>|(\S+))\s*$/u.exec(text)
  const address = match?.[2] ?? match?.[3] ?? ''
  return isMailbox(address) ? { name: match?.[1] || BRAND.name, address } : null
}
