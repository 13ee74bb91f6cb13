import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import * as account from './routes/public/account/routes.ts'
import * as catalogue from './routes/public/catalogue/routes.ts'
import * as commerce from './routes/public/commerce/routes.ts'
import * as content from './routes/public/content/routes.ts'
import * as discovery from './routes/public/discovery/routes.ts'
import * as notices from './routes/public/notices/routes.ts'
import * as planning from './routes/public/planning/routes.ts'
import * as userAccount from './routes/user/account/routes.ts'
import * as userBody from './routes/user/body/routes.ts'
import * as userCatalogue from './routes/user/catalogue/routes.ts'
import * as userCommerce from './routes/user/commerce/routes.ts'
import * as userCommunity from './routes/user/community/routes.ts'
import * as userCounselling from './routes/user/counselling/routes.ts'
import * as userPlanning from './routes/user/planning/routes.ts'

/** The areas' pages, and the notices of the site. */
const PUBLIC = [account, catalogue, commerce, content, discovery, notices, planning]
const USER = [userAccount, userBody, userCatalogue, userCommerce, userCommunity, userCounselling, userPlanning]

export default [
  layout('routes/layout.tsx', [
    ...PUBLIC.flatMap(({ pages }) => pages),
    ...userCatalogue.widePages,
    ...userCommerce.widePages,
    ...userCounselling.widePages,
    route(
      'uzivatel',
      'routes/user/layout.tsx',
      USER.flatMap(({ pages }) => pages),
    ),
  ]),
  ...content.resources,
  ...discovery.resources,
] satisfies RouteConfig
