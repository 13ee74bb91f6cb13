import { QUEUES } from '@zivina/contract/kernel/queues'
import type { Db } from '@zivina/db/database'
import { PERSONAL_DATA_PARTS } from '@zivina/db/personal-data'
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
import type { Declared } from './kernel/declared/declared.ts'
import { ERASURE_STAGES } from './kernel/declared/erasure.ts'
import type { Area, TrialMail } from './kernel/ports/area.ts'
import { media } from './media/area.ts'
import { planning } from './planning/area.ts'

/** The areas, each after those it may import: the one central list that a new area is added to. */
export const AREAS: readonly Area[] = [
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
]

/** The declarations of all areas for one another, ordered by parts and stages. */
export function collectDeclared(areas: readonly Area[]): Declared {
  const all = <Part extends keyof Declared>(part: Part) =>
    areas.flatMap((area): readonly Declared[Part][number][] => area[part] ?? [])
  return {
    personal_data: all('personal_data').toSorted(
      (a, b) => PERSONAL_DATA_PARTS.indexOf(a.part) - PERSONAL_DATA_PARTS.indexOf(b.part),
    ),
    pictures: all('pictures'),
    health_data: all('health_data'),
    excluded_foods: all('excluded_foods'),
    late_mails: all('late_mails'),
    mail_files: all('mail_files'),
    paid: all('paid'),
    waiting: all('waiting').toSorted((a, b) => QUEUES.indexOf(a.queue) - QUEUES.indexOf(b.queue)),
    exports: all('exports'),
    lists: all('lists'),
    bulk_actions: all('bulk_actions'),
    erasure: all('erasure').toSorted((a, b) => ERASURE_STAGES.indexOf(a.stage) - ERASURE_STAGES.indexOf(b.stage)),
  }
}

export const DECLARED = collectDeclared(AREAS)

/** Makes ready what the areas need before the first request. */
export async function prepareAreas(): Promise<void> {
  await Promise.all(AREAS.flatMap(({ prepare = [] }) => prepare).map((run) => run()))
}

/** Milliseconds until public pages change by time alone; null where they do not. */
export async function millisecondsToNextChange(db: Db): Promise<number | null> {
  const waits = await Promise.all(AREAS.flatMap(({ timed_changes = [] }) => timed_changes).map((read) => read(db)))
  const known = waits.filter((wait) => wait !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** Mails that a developer can try out. */
export const TRIAL_MAILS: readonly TrialMail[] = AREAS.flatMap(({ trial_mails = [] }) => trial_mails)
