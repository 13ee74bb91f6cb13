import { accounts } from './accounts.ts'
import { companies } from './companies.ts'
import { unsubscribe } from './mail-preferences.ts'
import { oauth } from './oauth.ts'
import { points } from './points.ts'
import { targets } from './targets.ts'
import { users } from './users.ts'

/** The nouns of the area whose calls it declares. */
export const account = { accounts, companies, unsubscribe, oauth, points, users, targets }
