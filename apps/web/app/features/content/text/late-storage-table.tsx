import { useRef } from 'react'
import { createNearness, nearPart, PartTrouble, useReached } from '#app/kit/parts/near-part.tsx'

const TABLES = createNearness()
const StorageTable = nearPart(async () => ({ default: (await import('./storage-table.tsx')).StorageTable }), TABLES)

/** The storage table within a text, rendered by the server; only recipes need its code at once. */
export function LateStorageTable() {
  const place = useRef<HTMLDivElement>(null)
  useReached(place, TABLES)
  return (
    <div ref={place}>
      <PartTrouble loading={StorageTable.loading} />
      <StorageTable />
    </div>
  )
}
