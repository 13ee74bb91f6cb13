import { FORMAT, type Manifest } from '#backup/manifest.ts'

export type Wish = {
  /** The stamp of a backup; the newest by default. */
  stamp?: string | undefined
  /** The moment to restore, or the last that is known. */
  at?: Date | 'latest' | undefined
}

/**
 * Chooses the backup to restore from: the one named, otherwise the newest, or for a moment the newest that was finished before.
 * @throws Error with one sentence when there is none, or it cannot answer the wish
 */
export function chooseBackup(manifests: readonly Manifest[], { stamp, at }: Wish, place: string): Manifest {
  const byAge = manifests.toSorted((a, b) => b.stamp.localeCompare(a.stamp))
  const named = byAge.filter((manifest) => stamp === undefined || manifest.stamp === stamp)
  if (named.length === 0)
    throw new Error(
      stamp === undefined ? `There is no backup in ${place}.` : `There is no backup ${stamp} in ${place}.`,
    )
  if (at === undefined) return checked(named[0])
  const clusters = named.filter(({ log }) => log !== null)
  if (clusters.length === 0)
    throw new Error(
      'A moment can be restored only of the embedded database: leave --at out to restore the backup itself.',
    )
  const before = clusters.filter(({ finished_at }) => at === 'latest' || new Date(finished_at) <= at)
  if (before.length === 0) {
    const oldest = clusters.at(-1)?.finished_at
    throw new Error(`The oldest backup was finished at ${oldest}: nothing before it can be restored.`)
  }
  return checked(before[0])
}

function checked(manifest: Manifest | undefined): Manifest {
  if (!manifest) throw new Error('There is no such backup.')
  if (manifest.format > FORMAT)
    throw new Error(`The backup ${manifest.stamp} was made by a newer version of the product: update it first.`)
  return manifest
}

/**
 * Refuses a backup whose database has migrations that this version of the product does not know.
 * @param known hashes of this version's migrations, in order
 */
export function refuseNewer({ stamp, schema }: Manifest, known: readonly string[]): void {
  if (known[schema.migrations - 1] === schema.last) return
  throw new Error(
    `The backup ${stamp} was made by a newer version of the product (${schema.migrations} migrations; this one knows ${known.length}): update it first.`,
  )
}
