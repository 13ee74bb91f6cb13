import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { tied } from '@zivina/contract/kernel/typography'
import { DIFFICULTY_LABELS } from '@zivina/domain/catalogue/cooking'
import { MEAL_TYPE_LABELS, MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { ChefHat, Clock, UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { facetPath } from '#app/features/catalogue/facet-path.ts'
import { AimedTexture } from '#app/features/catalogue/recipe/aimed-texture.tsx'
import { timeLabel } from '#app/features/catalogue/recipe/durations.ts'
import { Headnote } from '#app/features/catalogue/recipe/headnote.tsx'
import { portionsLabel } from '#app/features/catalogue/recipe/recipe-description.ts'
import { RatingMark } from '#app/features/catalogue/stars.tsx'
import { jumpTo } from '#app/kit/page/jump-to.ts'
import { LinkChip } from '#app/kit/ui/chip.tsx'
import { Breadcrumbs, type Crumb } from '#app/seo/breadcrumbs.tsx'
import { CreatorLine } from './creator-line.tsx'

type RecipeHeaderProps = { recipe: RecipeDetail; parent: Crumb; children: ReactNode }

/** Name, author, key facts and actions. */
export function RecipeHeader({ recipe, parent, children }: RecipeHeaderProps) {
  const mealTypes = MEAL_TYPES.filter((type) => recipe.meal_types.includes(type))
  return (
    <header className="flex flex-col gap-4 max-sm:gap-3">
      <Breadcrumbs crumbs={[parent, { label: recipe.name, path: `${parent.path}/${recipe.slug}` }]} />
      <h1 className="text-3xl md:text-4xl">{tied(recipe.name)}</h1>
      <Headnote text={recipe.headnote} />
      <AimedTexture recipe={recipe} />
      {/* The actions are at the right of the facts, or below them at the left: never alone at the right. */}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full">
          {/* Beside the facts the rating would stand alone on a phone's next line. */}
          <div className="flex items-center justify-between gap-x-3 max-sm:w-full md:gap-x-6">
            <CreatorLine creator={recipe.creator} />
            <HeaderRating recipe={recipe} />
          </div>
          <Facts recipe={recipe} />
        </div>
        {children}
      </div>
      <ul
        aria-label={'Druh jídla a\u00a0štítky'}
        className="scroll-row gap-2 max-sm:-mx-4 max-sm:px-4 sm:flex-wrap print:hidden"
      >
        {mealTypes.map((type) => (
          <li key={type}>
            <LinkChip href={facetPath({ meal_types: type })}>{MEAL_TYPE_LABELS[type]}</LinkChip>
          </li>
        ))}
        {recipe.tags.map((tag) => (
          <li key={tag}>
            <LinkChip href={facetPath({ tags: tag })}>
              <span aria-hidden="true" className="-mr-1 text-muted">
                #
              </span>
              {tag}
            </LinkChip>
          </li>
        ))}
      </ul>
    </header>
  )
}

const REVIEWS = '#hodnoceni'

/** Links to the reviews. */
function HeaderRating({ recipe: { rating } }: { recipe: RecipeDetail }) {
  if (rating.average === null) return null
  return (
    <a
      href={REVIEWS}
      onClick={jumpTo}
      className="figures inline-flex min-h-11 shrink-0 items-center gap-2 hover:text-brand"
    >
      <RatingMark rating={rating} />
    </a>
  )
}

/** Time, portions and difficulty. */
function Facts({ recipe }: { recipe: RecipeDetail }) {
  const facts = [
    { label: 'Doba přípravy', Icon: Clock, text: timeLabel(recipe) },
    { label: 'Množství', Icon: UtensilsCrossed, text: portionsLabel(recipe.portion_size) },
    { label: 'Náročnost', Icon: ChefHat, text: DIFFICULTY_LABELS[recipe.difficulty] },
  ]
  return (
    <dl className="figures flex flex-wrap gap-x-5 gap-y-1">
      {facts.map(({ label, Icon, text }) => (
        <div key={label} className="flex items-center gap-2">
          <dt>
            <Icon className="size-5 text-brand" aria-hidden />
            <span className="sr-only">{label}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
