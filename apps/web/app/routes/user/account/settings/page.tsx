import { Devices } from '#app/features/account/security/devices.tsx'
import { EmailPanel } from '#app/features/account/security/email-panel.tsx'
import { Identities } from '#app/features/account/security/identities.tsx'
import { PasswordPanel } from '#app/features/account/security/password-panel.tsx'
import { SecondFactorPanel } from '#app/features/account/security/second-factor/second-factor-panel.tsx'
import { SETTINGS_PATH } from '#app/features/account/user-paths.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { UserGate } from '#app/session/account/user-gate.tsx'
import { AccountDeletion } from './account-deletion.tsx'
import { DataDownload } from './data-download.tsx'
import { MailPanel } from './mail-panel.tsx'
import { Preferences } from './preferences.tsx'
import { Support } from './support.tsx'

const TITLE = 'Podpora a\u00a0nastavení'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Nastavení, zabezpečení účtu a\u00a0podpora.',
  keywords: ['nastavení účtu', 'dvoufázové ověření', 'podpora'],
  path: SETTINGS_PATH,
})

/** Preferences, security of the account, and support. */
export default function Settings() {
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <UserGate>
        {(user) => (
          <>
            <Preferences user={user} />
            <Support user={user} />
            <MailPanel user={user} />
            <PasswordPanel user={user} />
            <EmailPanel user={user} />
            <SecondFactorPanel user={user} />
            <Identities user={user} />
            <Devices />
            <DataDownload user={user} />
            <AccountDeletion user={user} />
          </>
        )}
      </UserGate>
    </>
  )
}
