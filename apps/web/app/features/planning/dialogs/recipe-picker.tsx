import { DEBOUNCE_SEARCH, SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
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
import { DishRow } from '../dish/dish-row.tsx'
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
                <DishRow
                  name={recipe.name}
                  photo={recipe.photo}
                  onChoose={() => onPick(recipe)}
                  facts={
                    <>
                      <PlanEnergy
                        kilojoules={recipe.totals.kilojoules}
                        coverage={recipe.totals.nutrient_coverage.kilojoules}
                      />
                      {recipe.time_minutes === null ? null : <span>{formatMinutes(recipe.time_minutes)}</span>}
                    </>
                  }
                >
                  <Plus className="size-5 shrink-0 text-brand" aria-hidden />
                  <span className="sr-only">Přidat</span>
                </DishRow>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}
