import { accountDeletionPersonalData } from '@zivina/db/schema/account/account-deletion'
import { consentPersonalData } from '@zivina/db/schema/account/consent'
import { emailCodePersonalData } from '@zivina/db/schema/account/email-code'
import { nutrientTargetPersonalData } from '@zivina/db/schema/account/nutrient-target'
import { oauthIdentityPersonalData } from '@zivina/db/schema/account/oauth-identity'
import { passwordResetPersonalData } from '@zivina/db/schema/account/password-reset'
import { pointEntryPersonalData } from '@zivina/db/schema/account/point-entry'
import { secondFactorPersonalData } from '@zivina/db/schema/account/second-factor'
import { sessionPersonalData } from '@zivina/db/schema/account/session'
import { targetAdjustmentPersonalData } from '@zivina/db/schema/account/target-adjustment'
import { userPersonalData, userPictures } from '@zivina/db/schema/account/user'
import { userBanPersonalData } from '@zivina/db/schema/account/user-ban'
import { auditEventPersonalData } from '@zivina/db/schema/kernel/audit-event'
import type { Area } from '#api/kernel/ports/area.ts'
import { companyRegister } from './companies/company-port.ts'
import { bindCompanies } from './companies/routes.ts'
import { prepareDecoy } from './credentials/passwords/service.ts'
import { seedDemoAccounts } from './entry/accounts/demo/demo-accounts.ts'
import { bindAccounts } from './entry/accounts/routes.ts'
import { oauthClients } from './entry/oauth/oauth-port.ts'
import { bindOauth } from './entry/oauth/routes.ts'
import { eraseAccounts } from './erasure/erase-accounts.ts'
import { banEnds } from './identity/bans/end-bans.ts'
import { exportedUsers } from './identity/users/queries/export-queries.ts'
import { deleteAccount } from './identity/users/queries/heir.ts'
import { bindUsers } from './identity/users/routes.ts'
import { bindMailPreferences } from './mail-preferences/routes.ts'
import { listedCredits } from './points/list-table.ts'
import { bindPoints } from './points/routes.ts'
import { activePeople } from './sessions/active-people.ts'
import { sessionCleanup } from './sessions/session-cleanup.ts'
import { bindTargets } from './targets/routes.ts'

export const account: Area = {
  lists: [listedCredits],
  binders: [bindAccounts, bindUsers, bindTargets, bindCompanies, bindOauth, bindMailPreferences, bindPoints],
  ports: [companyRegister, oauthClients],
  jobs: [eraseAccounts, sessionCleanup, activePeople, banEnds],
  personal_data: [
    userPersonalData,
    nutrientTargetPersonalData,
    targetAdjustmentPersonalData,
    consentPersonalData,
    sessionPersonalData,
    auditEventPersonalData,
    emailCodePersonalData,
    passwordResetPersonalData,
    secondFactorPersonalData,
    oauthIdentityPersonalData,
    accountDeletionPersonalData,
    pointEntryPersonalData,
    userBanPersonalData,
  ],
  exports: [exportedUsers],
  pictures: userPictures,
  erasure: [{ stage: 'end', run: deleteAccount }],
  demo: [seedDemoAccounts],
  prepare: [prepareDecoy],
}
