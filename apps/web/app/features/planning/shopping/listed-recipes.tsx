import { PORTIONS_MAX } from '@zivina/contract/kernel/limits'
import { tied } from '@zivina/contract/kernel/typography'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { plural } from '@zivina/czech/plural'
import { capitalised } from '@zivina/domain/planning/shopping/list-text'
import { sayAmount } from '@zivina/domain/planning/shopping/say-amount'
import { X } from 'lucide-react'
import { MODIFIED_PATH } from '#app/features/catalogue/user-paths.ts'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { Stepper } from '#app/kit/ui/stepper.tsx'
import type { ListChange } from './use-shopping-list.ts'

type Listed = ShoppingList['recipes'][number]
type ListedRecipesProps = {
  list: ShoppingList
  /** Whether what each recipe needs is folded. */
  isWrapped: boolean
  change: (change: ListChange) => void
  onRemove: (recipe: Listed) => void
}

/** The recipes on a list with their portions; a recipe that is gone keeps its name and what it needs. */
export function ListedRecipes({ list, isWrapped, change, onRemove }: ListedRecipesProps) {
  if (list.recipes.length === 0) return null
  return (
    <section aria-label="Recepty na seznamu" className="flex flex-col gap-3 print:hidden">
      <h2 className="text-xl">Recepty na seznamu</h2>
      <ul className="flex flex-col gap-3">
        {list.recipes.map((recipe) => (
          <li key={recipe.guid} className="flex flex-col gap-1 rounded-card bg-surface p-3 shadow-card">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <RecipeName recipe={recipe} />
              {list.can_edit ? (
                <>
                  <Stepper
                    value={recipe.portions}
                    max={PORTIONS_MAX}
                    label={`Porce: ${recipe.name}`}
                    decreaseLabel="Ubrat porci"
                    increaseLabel="Přidat porci"
                    format={sayPortions}
                    onChange={(portions) => change({ kind: 'portions', item: recipe.guid, portions })}
                  />
                  <button
                    type="button"
                    aria-label={`Odebrat: ${recipe.name}`}
                    onClick={() => onRemove(recipe)}
                    className="inline-flex size-11 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
                  >
                    <X className="size-5" aria-hidden />
                  </button>
                </>
              ) : (
                <span className="figures text-muted">{sayPortions(recipe.portions)}</span>
              )}
            </div>
            <Disclosure
              key={String(isWrapped)}
              title="Co je potřeba"
              open={!isWrapped}
              titleClassName="text-sm text-muted"
            >
              <Needs recipe={recipe} foods={list.foods} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecipeName({ recipe: { name, recipe } }: { recipe: Listed }) {
  const words = <span className="wrap-anywhere">{tied(name)}</span>
  const place = 'min-w-0 flex-1 basis-48 text-lg font-semibold leading-snug'
  if (recipe === null) return <span className={place}>{words}</span>
  const path = recipe.is_modified ? `${MODIFIED_PATH}/${recipe.slug}` : `/recepty/${recipe.slug}`
  return (
    <a href={path} className={`${place} inline-flex min-h-11 items-center hover:text-brand`}>
      {words}
    </a>
  )
}

function Needs({ recipe, foods }: { recipe: Listed; foods: ShoppingList['foods'] }) {
  const byGuid = new Map(foods.map((food) => [food.guid, food]))
  return (
    <ul className="flex flex-col gap-0.5 pb-2 pl-7 text-sm">
      {recipe.lines.map(({ ingredient, text, amount, unit }, place) => {
        const food = ingredient === null ? null : (byGuid.get(ingredient) ?? null)
        const said = amount === null || unit === null ? null : sayAmount(amount * recipe.portions, unit, food)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a recipe on a list never change their order.
          <li key={place} className="wrap-anywhere">
            {said === null ? null : <span className="figures font-semibold">{said.amount} </span>}
            {capitalised(food?.kitchen?.name ?? text)}
          </li>
        )
      })}
    </ul>
  )
}

/** „4 porce“, „2,5 porce“. */
export function sayPortions(portions: number): string {
  return `${formatNumber(portions, 2)}${NBSP}${plural(portions, 'porce', 'porce', 'porcí', 'porce')}`
}
