import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { ArrowLeftRight, BookOpen, Pin, PinOff } from 'lucide-react'
import { MODIFIED_PATH } from '#app/features/catalogue/user-paths.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

type ItemLinksProps = { item: MealPlanItem; swap: () => void; pin: () => void }

/** The ways from an item: its recipe, dishes of like nutrition, and a pin that keeps a recipe where the plan is computed anew. */
export function ItemLinks({ item, swap, pin }: ItemLinksProps) {
  const path = pathOf(item)
  const { availability, ingredient, is_pinned } = item
  return (
    <>
      {AVAILABILITY_WORDS[availability] === '' ? null : (
        <p className="text-muted">{AVAILABILITY_WORDS[availability]}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {path === null ? null : (
          <LinkButton href={path}>
            <BookOpen aria-hidden /> {ingredient === null ? 'Otevřít recept' : 'Otevřít surovinu'}
          </LinkButton>
        )}
        {ingredient === null ? (
          <Button onClick={swap}>
            <ArrowLeftRight aria-hidden /> Vyměnit za podobné
          </Button>
        ) : null}
        {item.recipe === null ? null : (
          <Button onClick={pin}>
            {is_pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />} {is_pinned ? 'Odepnout' : 'Připnout'}
          </Button>
        )}
      </div>
    </>
  )
}

const AVAILABILITY_WORDS = {
  open: '',
  hidden: 'Recept je soukromý. Vidíte jeho název a\u00a0hodnoty.',
  gone: 'Recept už není dostupný. Název a\u00a0hodnoty jsou poslední známé.',
} as const satisfies Record<MealPlanItem['availability'], string>

/** The page of what is planned; null where the reader may not open it. */
export function pathOf({
  slug,
  recipe,
  recipe_modified,
}: Pick<MealPlanItem, 'slug' | 'recipe' | 'recipe_modified'>): string | null {
  if (slug === null) return null
  if (recipe !== null) return `/recepty/${slug}`
  return recipe_modified === null ? `/suroviny/${slug}` : `${MODIFIED_PATH}/${slug}`
}
