import { BRAND } from '@zivina/contract/kernel/brand'
import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { Search } from 'lucide-react'
import { facetPath } from '#app/features/catalogue/facet-path.ts'
import { QUESTION } from '#app/features/catalogue/filter/question-parameter.ts'
import { type FacedRecipe, RecipeFace } from '#app/features/catalogue/recipe-face.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkChip } from '#app/kit/ui/chip.tsx'

/** How many recipes the hero shows. */
export const HERO_RECIPES = 3

type HeroRecipe = FacedRecipe & { name: string }
type HeroProps = { tags: readonly string[]; shown: readonly HeroRecipe[]; recipeCount: number }

/** The claim of the product, the search, and the front-page tags in their order. */
export function Hero({ tags, shown, recipeCount }: HeroProps) {
  return (
    <section className="border-b border-line bg-sunken">
      <div className="page-width grid items-center gap-8 py-8 sm:gap-10 sm:py-14 md:grid-cols-[1.15fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <h1 className="text-4xl">{BRAND.tagline}</h1>
          <p className="max-w-text text-lg text-muted">
            {counted(recipeCount, 'recept', 'recepty', 'receptů')} s{'\u00a0'}výživovými hodnotami počítanými ze
            surovin. Změňte porce nebo surovinu a{'\u00a0'}hned vidíte, co to udělá s{'\u00a0'}energií.
          </p>
          <SearchForm />
          <TagRow tags={tags} />
        </div>
        <HeroRecipes recipes={shown} />
      </div>
    </section>
  )
}

/** A plain form, so that it works before hydration and without scripts. */
function SearchForm() {
  return (
    <search>
      <form action="/recepty" className="relative max-w-xl">
        <label htmlFor="home-search" className="sr-only">
          Hledat recept
        </label>
        <Search
          className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-muted"
          aria-hidden
        />
        <input
          id="home-search"
          type="search"
          name={QUESTION}
          required
          maxLength={200}
          autoComplete="off"
          placeholder="Co uvařit?"
          className="min-h-14 w-full rounded-full border border-control bg-surface pr-32 pl-13 text-lg text-text placeholder:text-muted"
        />
        <Button type="submit" variant="accent" className="absolute top-1.5 right-1.5">
          Hledat
        </Button>
      </form>
    </search>
  )
}

function TagRow({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="scroll-row -mx-4 gap-2 px-4 sm:mx-0 sm:flex-wrap sm:px-0" aria-label="Oblíbené štítky">
      {tags.map((tag) => (
        <li key={tag} className="shrink-0">
          <LinkChip href={facetPath({ tags: tag })}>{tag}</LinkChip>
        </li>
      ))}
    </ul>
  )
}

/** Three recipes as typographic cards, without photos; hidden on phones, where the shelf of newest recipes follows at once. */
function HeroRecipes({ recipes }: { recipes: readonly HeroRecipe[] }) {
  return (
    <ul aria-label="Recepty na dnešek" className="hero-recipes">
      {recipes.map((recipe) => (
        <li key={recipe.slug}>
          <a href={`/recepty/${recipe.slug}`}>
            <RecipeFace recipe={recipe}>
              <span className="recipe-face-name">{tied(recipe.name)}</span>
            </RecipeFace>
          </a>
        </li>
      ))}
    </ul>
  )
}
