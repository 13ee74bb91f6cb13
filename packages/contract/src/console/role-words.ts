import type { UserShort } from './short-lists.ts'

type Roles = Pick<UserShort, 'is_admin' | 'is_super_admin' | 'is_affiliate' | 'is_banned'>

/** „hlavní správce, partner“; empty for a person without a role. */
export function rolesText({ is_admin, is_super_admin, is_affiliate, is_banned }: Roles): string {
  const admin = is_super_admin ? 'hlavní správce' : is_admin ? 'správce' : ''
  return [admin, is_affiliate ? 'partner' : '', is_banned ? 'zablokovaný účet' : ''].filter(Boolean).join(', ')
}
