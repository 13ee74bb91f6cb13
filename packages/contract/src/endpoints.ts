import { account } from './account/area.ts'
import { body } from './body/area.ts'
import { catalogue } from './catalogue/area.ts'
import { commerce } from './commerce/area.ts'
import { community } from './community/area.ts'
import { console } from './console/area.ts'
import { content } from './content/area.ts'
import { counselling } from './counselling/area.ts'
import { discovery } from './discovery/area.ts'
import { kernel } from './kernel/area.ts'
import type { EndpointSpec } from './kernel/endpoint.ts'
import { media } from './media/area.ts'
import { planning } from './planning/area.ts'

/** The areas, each after those it may import. Each lists its nouns in its own `area.ts`. */
const areas = {
  kernel,
  media,
  account,
  catalogue,
  community,
  content,
  discovery,
  commerce,
  planning,
  body,
  counselling,
  console,
}

/** The property values of an object, or of each member of a union. */
type In<Owner> = Owner extends unknown ? Owner[keyof Owner] : never
type AnyNoun = In<In<typeof areas>>
type AnyEndpoint = In<AnyNoun>

/** Every endpoint by `METHOD path`, as types, for the typed client. */
export type EndpointMap = {
  [E in AnyEndpoint as E extends EndpointSpec ? `${E['method']} ${E['path']}` : never]: E
}

/** Every endpoint, for the API document, the access matrix and the completeness tests. */
export const ENDPOINTS: readonly EndpointSpec[] = Object.values(areas)
  .flatMap((nouns) => Object.values<Record<string, EndpointSpec>>(nouns))
  .flatMap((noun) => Object.values(noun))
