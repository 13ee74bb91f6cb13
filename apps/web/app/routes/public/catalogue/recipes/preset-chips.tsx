import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { PRESETS } from '@zivina/domain/catalogue/filter/presets'
import { FilterLink } from '#app/features/catalogue/filter/filter-link.tsx'
import { isPresetOn, togglePreset } from '#app/features/catalogue/filter/presets-on.ts'
import type { ChangeFilter } from '#app/features/catalogue/filter/use-filter.ts'
import { SavedFilterChips } from '#app/features/community/saved-filters/saved-filter-chips.tsx'
import { cn } from '#app/kit/ui/class-names.ts'

type PresetChipsProps = { filter: RecipeFilter; change: ChangeFilter }

/** Buttons that turn the preset filters on and off. The user's saved filters follow in the same row. */
export function PresetChips({ filter, change }: PresetChipsProps) {
  return (
    <ul aria-label="Rychlý výběr" className="scroll-row -mx-4 gap-2 px-4 py-1 sm:mx-0 sm:px-0">
      {Object.values(PRESETS).map((preset) => {
        const on = isPresetOn(filter, preset)
        return (
          <li key={preset.key} className="shrink-0">
            <FilterLink
              to={togglePreset(filter, preset)}
              change={change}
              aria-current={on ? 'true' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center rounded-full border px-4 font-medium transition-colors',
                on
                  ? 'border-brand bg-brand text-on-brand'
                  : 'border-line bg-surface text-text hover:border-brand hover:text-brand',
              )}
            >
              {preset.name}
            </FilterLink>
          </li>
        )
      })}
      <SavedFilterChips filter={filter} change={change} />
    </ul>
  )
}
