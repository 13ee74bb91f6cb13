import { userPictures } from '@zivina/db/schema/account/user'
import type { Area } from '#api/kernel/ports/area.ts'
import { seedDemoAccounts } from './accounts/demo/demo-accounts.ts'
import { bindAccounts } from './accounts/routes.ts'
import { bindCompanies } from './companies/routes.ts'
import { eraseAccounts } from './erasure/erase-accounts.ts'
import { bindMailPreferences } from './mail-preferences/routes.ts'
import { bindOauth } from './oauth/routes.ts'
import { ACCOUNT_PERSONAL_DATA } from './personal-data/personal-data-queries.ts'
import { sessionCleanup } from './sessions/session-cleanup.ts'
import { deleteAccount } from './users/queries/heir.ts'
import { bindUsers } from './users/routes.ts'

export const account: Area = {
  binders: [bindAccounts, bindUsers, bindCompanies, bindOauth, bindMailPreferences],
  jobs: [eraseAccounts, sessionCleanup],
  personal_data: ACCOUNT_PERSONAL_DATA,
  pictures: userPictures,
  erasure: [{ stage: 'end', run: deleteAccount }],
  demo: [seedDemoAccounts],
}
