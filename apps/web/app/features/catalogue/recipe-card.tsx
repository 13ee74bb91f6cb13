import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { tied } from '@zivina/contract/kernel/typography'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { energyShare } from '@zivina/nutrition/macros'
import { Clock } from 'lucide-react'
import { memo, type ReactNode, Suspense } from 'react'
import { useOwnAllergens } from '#app/features/catalogue/own-allergens/own-allergens.ts'
import { HeartButton } from '#app/features/community/favorites/heart-button.tsx'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'
import { DayShare } from './day-share.tsx'
import { Energy } from './energy.tsx'
import { ENERGY_NUTRIENTS, EnergyShareBar } from './energy-share-bar.tsx'
import { NutrientDot } from './nutrient-dot.tsx'
import { RecipeFace } from './recipe-face.tsx'
import { RatingMark } from './stars.tsx'

// Where it does not load, the recipe itself says what it contains.
const CardWarning = lazyPart(() => import('./allergens/card-warning.tsx'), { isAnnouncedElsewhere: true })

export const CARD_WIDTHS = [320, 480, 640] as const
const CARD_SIZES = '(width >= 80rem) 19rem, (width >= 60rem) 30vw, (width >= 37.5rem) 46vw, 94vw'

/** The fields of a recipe that a card needs, so that any list can show one. */
export type CardRecipe = Pick<
  Recipe,
  | 'guid'
  | 'slug'
  | 'name'
  | 'photos'
  | 'meal_types'
  | 'time_minutes'
  | 'resting_time'
  | 'calories_in_total'
  | 'kilojoules'
  | 'protein_in_total'
  | 'carbohydrates_in_total'
  | 'fat_in_total'
> & { nutrient_coverage: Pick<Recipe['nutrient_coverage'], 'kilojoules' | 'protein'> } & Partial<
    Pick<Recipe, 'rating' | 'without_allergens'>
  >

type RecipeCardProps = { recipe: CardRecipe; eager?: boolean }

/**
 * A recipe in a list: picture, or a calm ground with its kind and name; name, energy and time, the shares of its energy, heart.
 * One link and one button, plain elements. Each card is hydrated by itself, so that a long list never blocks the page.
 *
 * Remembers its last rendering: a list that is rendered again before its cards are hydrated would hydrate all of them at once.
 */
export const RecipeCard = memo(function RecipeCard({ recipe, eager = false }: RecipeCardProps) {
  return (
    <Suspense>
      <article className="relative h-full">
        <CardLink recipe={recipe} href={`/recepty/${recipe.slug}`} eager={eager} />
        <HeartButton guid={recipe.guid} name={recipe.name} className="absolute top-2 right-2" />
      </article>
    </Suspense>
  )
})

type CardLinkProps = {
  recipe: CardRecipe
  href: string
  eager?: boolean
  /** 2 where there is no heading above the list. */
  headingLevel?: 2 | 3
  children?: ReactNode
}

/** The card itself, with optional further content at its end. */
export function CardLink({ recipe, href, eager = false, headingLevel = 3, children }: CardLinkProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const [photo] = recipe.photos
  const heading = (look: string) => <Heading className={`wrap-anywhere ${look}`}>{tied(recipe.name)}</Heading>
  return (
    <a
      href={href}
      className="group flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      {photo ? (
        <div className="aspect-4/3 overflow-hidden bg-sunken max-sm:aspect-video">
          <Picture
            src={photo}
            alt=""
            ratio="4-3"
            widths={CARD_WIDTHS}
            sizes={CARD_SIZES}
            eager={eager}
            className="size-full object-cover transition-transform duration-250 group-hover:scale-103"
          />
        </div>
      ) : (
        <RecipeFace recipe={recipe} className="min-h-34 flex-1 sm:min-h-44">
          {heading('recipe-face-name line-clamp-4')}
        </RecipeFace>
      )}
      <div className="card-text flex flex-col gap-3 p-4">
        {photo && heading('line-clamp-2 text-lg leading-snug group-hover:text-brand')}
        <CardFigures recipe={recipe} />
        <DayShare kilojoules={recipe.kilojoules} coverage={recipe.nutrient_coverage.kilojoules} />
        <CardMacros recipe={recipe} />
        <OwnWarning without={recipe.without_allergens} />
        {children}
      </div>
    </a>
  )
}

/** For logged-in users who avoid an allergen of which the recipe is not surely free. */
function OwnWarning({ without }: { without: CardRecipe['without_allergens'] }) {
  const avoided = useOwnAllergens()
  return avoided.length === 0 || without === undefined ? null : <CardWarning without={without} avoided={avoided} />
}

function CardFigures({ recipe }: { recipe: CardRecipe }) {
  const coverage = recipe.nutrient_coverage.kilojoules
  return (
    <p className="figures mt-auto flex items-center justify-between gap-3 text-muted">
      <span className="font-semibold text-energy">
        <Energy
          calories={formatNutrient('calories', recipe.calories_in_total, coverage)}
          kilojoules={formatNutrient('kilojoules', recipe.kilojoules, coverage)}
        />
      </span>
      <RatingMark rating={recipe.rating} />
      <span className="inline-flex items-center gap-1.5">
        <Clock className="size-4" aria-hidden />
        <span className="sr-only">Doba přípravy </span>
        {formatMinutes(recipe.time_minutes + recipe.resting_time)}
      </span>
    </p>
  )
}

function CardMacros({ recipe }: { recipe: CardRecipe }) {
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <EnergyShareBar shares={energyShare(recipe)} />
      <ul className="grid grid-cols-3 gap-2">
        {ENERGY_NUTRIENTS.map((nutrient) => (
          <li key={nutrient} className="flex flex-col">
            <span className="text-muted">{NUTRIENT_LABELS[nutrient].name}</span>
            <span className="own-figures figures whitespace-nowrap">
              <NutrientDot nutrient={nutrient} /> {formatNutrient(nutrient, recipe[`${nutrient}_in_total`])}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
