import { ArrowRight } from 'lucide-react'
import { cn } from '#app/kit/ui/class-names.ts'
import { type CardRecipe, RecipeCard } from './recipe-card.tsx'

/** How many recipes fill a shelf on the widest screens. */
export const SELECTION_SIZE = { one: 5, two: 10 } as const

/** Only whole rows: cards that would begin another row are left out. */
const ROWS = {
  one: 'sm:max-md:[&>li:nth-child(n+5)]:hidden md:max-lg:[&>li:nth-child(n+4)]:hidden lg:max-xl:[&>li:nth-child(n+5)]:hidden',
  two: 'sm:max-lg:[&>li:nth-child(n+7)]:hidden lg:max-xl:[&>li:nth-child(n+9)]:hidden',
}

type RecipeSelectionProps = {
  title: string
  recipes: readonly CardRecipe[]
  rows?: keyof typeof ROWS
  /** Address of the whole list, if there is one. */
  href?: string
  hrefLabel?: string
  eager?: boolean
}

/** A titled selection of a list: swiped sideways on phones, whole rows of cards elsewhere. Renders nothing when empty. */
export function RecipeSelection({
  title,
  recipes,
  rows = 'one',
  href,
  hrefLabel,
  eager = false,
}: RecipeSelectionProps) {
  if (recipes.length === 0) return null
  return (
    <section className="flex flex-col gap-5">
      <SectionHeading title={title} {...(href && hrefLabel ? { href, hrefLabel } : {})} />
      <ul
        className={cn(
          'scroll-row -mx-4 gap-4 px-4 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:px-0 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5',
          ROWS[rows],
        )}
      >
        {recipes.map((recipe, index) => (
          <li key={recipe.slug} className="w-[78vw] max-w-80 shrink-0 snap-center sm:w-auto sm:max-w-none">
            <RecipeCard recipe={recipe} eager={eager && index < 2} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A section's title with a link to the whole list. */
export function SectionHeading({ title, href, hrefLabel }: { title: string; href?: string; hrefLabel?: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <h2 className="text-2xl">{title}</h2>
      {href ? (
        <a href={href} className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand hover:underline">
          {hrefLabel}
          <ArrowRight className="size-5" aria-hidden />
        </a>
      ) : null}
    </div>
  )
}
