import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import { Apple, Banana, CakeSlice, Coffee, CupSoda, type LucideIcon, Moon, Salad, Soup, Utensils } from 'lucide-react'
import { facetPath } from '#app/features/catalogue/facet-path.ts'
import { SectionHeading } from '#app/features/catalogue/recipe-selection.tsx'

const ICONS: Record<MealType, LucideIcon> = {
  Breakfast: Coffee,
  Snack: Apple,
  Soup,
  Lunch: Utensils,
  Dessert: CakeSlice,
  Late_snack: Banana,
  Dinner: Salad,
  Late_dinner: Moon,
  Drinks: CupSoda,
}

/** The meals of a day, in their display order. */
export function Meals() {
  return (
    <section className="flex flex-col gap-5">
      <SectionHeading title="Recepty podle denního jídla" />
      <ul className="grid grid-cols-3 gap-3 md:grid-cols-9">
        {MEAL_TYPES.map((meal) => {
          const Icon = ICONS[meal]
          return (
            <li key={meal}>
              <a
                href={facetPath({ meal_types: meal })}
                className="flex h-full flex-col items-center gap-2 rounded-card border border-line bg-surface px-2 py-4 text-center leading-snug transition-colors hover:border-brand hover:text-brand"
              >
                <Icon className="size-7 text-brand" strokeWidth={1.6} aria-hidden />
                <span className="my-auto">{MEAL_TYPE_LABELS[meal]}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
