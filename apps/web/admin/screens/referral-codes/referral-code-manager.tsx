import { useAdmin } from '#admin/frame/admin-context.ts'
import { Codes } from './codes.tsx'
import { Figures } from './figures.tsx'

/** Discount codes: all of them for admins, for an affiliate what their own came to. */
export function ReferralCodeManager() {
  return useAdmin().is_admin ? <Codes /> : <Figures title="Moje slevové kódy" />
}
