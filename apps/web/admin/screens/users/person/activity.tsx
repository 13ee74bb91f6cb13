import { deviceName } from '@zivina/contract/account/device-name'
import type { UserAdminInfo } from '@zivina/contract/console/managed-users'
import { Moment } from '#admin/kit/list/column-kinds.tsx'
import { Section } from '#admin/kit/record/section.tsx'

/** Security events in words. One without words is shown by its name. */
const EVENTS: Readonly<Record<string, string>> = {
  registered: 'Založení účtu',
  login: 'Přihlášení',
  login_failed: 'Nepovedené přihlášení',
  logout: 'Odhlášení',
  refresh_reused: 'Podezřelé obnovení přihlášení',
  session_ended: 'Odhlášení zařízení',
  sessions_ended: 'Odhlášení všech zařízení',
  password_changed: 'Změna hesla',
  password_reset: 'Obnovení hesla',
  password_reset_requested: 'Žádost o\u00a0obnovení hesla',
  email_verified: 'Ověření e-mailu',
  email_changed: 'Změna e-mailu',
  email_change_requested: 'Žádost o\u00a0změnu e-mailu',
  email_code_failed: 'Špatný kód z\u00a0e-mailu',
  totp_on: 'Zapnutí druhého faktoru',
  totp_off: 'Vypnutí druhého faktoru',
  totp_reset: 'Vypnutí druhého faktoru správcem',
  recovery_code_used: 'Použití záložního kódu',
  identity_linked: 'Připojení jiné služby',
  identity_unlinked: 'Odpojení jiné služby',
  looked_at: 'Prohlížení účtu správcem',
  role_changed: 'Změna role',
  banned: 'Zablokování účtu',
  unbanned: 'Odblokování účtu',
  data_downloaded: 'Stažení osobních údajů',
  deletion_requested: 'Žádost o\u00a0smazání účtu',
  deletion_cancelled: 'Zrušení smazání účtu',
}

/** Devices that are logged in, and what happened to the account lately. */
export function Activity({ person: { devices, security_events } }: { person: UserAdminInfo }) {
  return (
    <>
      <Section title="Přihlášená zařízení">
        <Rows
          of={devices.map(({ device, used_at }) => ({ what: deviceName(device), at: used_at }))}
          nothing="Nikde není přihlášen(a)."
        />
      </Section>
      <Section title="Bezpečnostní události">
        <Rows
          of={security_events.map(({ kind, device, created_at }) => ({
            what: [EVENTS[kind] ?? kind, device === '' ? '' : deviceName(device)].filter(Boolean).join(' · '),
            at: created_at,
          }))}
          nothing="Za poslední rok se nic nestalo."
        />
      </Section>
    </>
  )
}

function Rows({ of, nothing }: { of: readonly { what: string; at: string }[]; nothing: string }) {
  if (of.length === 0) return <p className="text-muted">{nothing}</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {of.map(({ what, at }) => (
        <li key={`${at} ${what}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span className="wrap-anywhere">{what}</span>
          <span className="figures text-muted">
            <Moment at={at} />
          </span>
        </li>
      ))}
    </ul>
  )
}
