import { DEBOUNCE_SEARCH, SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { tied } from '@zivina/contract/kernel/typography'
import { formatMinutes } from '@zivina/czech/format-minutes'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PagedList } from '#app/kit/list/paged-list.tsx'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { ChipGroup } from '#app/kit/ui/chip-group.tsx'
import { markForFocus } from '#app/kit/ui/dialog.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { PlanEnergy } from '../board/plan-energy.tsx'
import { DishThumb } from '../dish/dish-thumb.tsx'
import type { Plannable } from '../plan/plan-items.ts'
import { RECIPE_SOURCES, type RecipeSource, readRecipes, SOURCE_LABELS } from './recipe-sources.ts'

type RecipePickerProps = { meal: MealType; onPick: (what: Plannable) => void }

/** Finds a recipe: a public one, a favourite, an own one or an own version. */
export function RecipePicker({ meal, onPick }: RecipePickerProps) {
  const [text, write] = useState('')
  const [source, choose] = useState<RecipeSource>('all')
  const search = useDebounced(text.trim(), DEBOUNCE_SEARCH)
  const { api, guid } = useAccount()
  const list = usePagedList<Plannable>({
    queryKey: ['plannable', guid, source, meal, search],
    read: (offset, signal) => readRecipes(api, source, { search, meal, offset, signal }),
    identity: (recipe) => recipe.guid,
  })
  const hasSearch = source !== 'modified'
  return (
    <div className="flex flex-col gap-4">
      {hasSearch ? (
        <Input
          ref={markForFocus}
          type="text"
          inputMode="search"
          value={text}
          maxLength={SEARCH_TEXT_MAX}
          autoComplete="off"
          aria-label="Hledat recept"
          placeholder="Hledat recept, například rizoto"
          onChange={({ target }) => write(target.value)}
        />
      ) : null}
      <ChipGroup
        legend="Odkud"
        isOne
        choices={RECIPE_SOURCES.map((each) => [each, SOURCE_LABELS[each]])}
        chosen={[source]}
        onChange={([next = 'all']) => choose(next)}
      />
      <PagedList
        list={list}
        noun="recipe"
        waiting={{
          text: 'Načítám recepty…',
          className: 'flex flex-col gap-2',
          shape: <Skeletons count={5} className="h-16 w-full rounded-card" />,
        }}
        nothing={
          <p role="status" className="text-muted">
            Nic takového jsme nenašli.
          </p>
        }
      >
        {(recipes) => (
          <ul aria-label="Recepty" className="flex flex-col gap-1">
            {recipes.map((recipe) => (
              <li key={recipe.guid}>
                <RecipeRow recipe={recipe} onPick={onPick} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

function RecipeRow({ recipe, onPick }: { recipe: Plannable; onPick: (what: Plannable) => void }) {
  const { name, photo, time_minutes, totals } = recipe
  return (
    <button
      type="button"
      onClick={() => onPick(recipe)}
      className="flex min-h-16 w-full items-center gap-3 rounded-card p-1.5 text-left hover:bg-brand-soft"
    >
      <DishThumb name={name} photo={photo} className="h-13 w-18 shrink-0" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="wrap-anywhere line-clamp-2 leading-snug font-semibold">{tied(name)}</span>
        <span className="figures flex flex-wrap gap-x-3 text-sm text-muted">
          <PlanEnergy kilojoules={totals.kilojoules} coverage={totals.nutrient_coverage.kilojoules} />
          {time_minutes === null ? null : <span>{formatMinutes(time_minutes)}</span>}
        </span>
      </span>
      <Plus className="size-5 shrink-0 text-brand" aria-hidden />
      <span className="sr-only">Přidat</span>
    </button>
  )
}
