import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { ArrowLeftRight, BookOpen } from 'lucide-react'
import { MODIFIED_PATH } from '#app/features/catalogue/user-paths.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

/** The ways from an item: its recipe, and dishes of like nutrition. */
export function ItemLinks({ item, swap }: { item: MealPlanItem; swap: () => void }) {
  const path = pathOf(item)
  const { availability, ingredient } = item
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
