import { Select } from '#app/kit/ui/select.tsx'
import type { PanelOptions } from '../panel-options.ts'

type CreatorFilterProps = {
  creators: PanelOptions['creators']
  chosen: string | null
  onChange: (creator: string | null) => void
}

/** Filters by creator. An unknown creator in the address stays selectable. */
export function CreatorFilter({ creators, chosen, onChange }: CreatorFilterProps) {
  const known = chosen === null || creators.some(({ slug }) => slug === chosen)
  return (
    <Select
      shape="pill"
      name="creator"
      aria-label="Tvůrce"
      value={chosen ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      className="w-full"
    >
      <option value="">Všichni tvůrci</option>
      {known ? null : <option value={chosen}>{chosen}</option>}
      {creators.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  )
}
