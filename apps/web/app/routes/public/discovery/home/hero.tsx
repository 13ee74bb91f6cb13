import { BRAND } from '@zivina/contract/kernel/brand'
import { counted } from '@zivina/czech/plural'
import { Search } from 'lucide-react'
import { facetPath } from '#app/features/catalogue/facet-path.ts'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkChip } from '#app/kit/ui/chip.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'

/** How many pictures the hero shows. */
export const HERO_PICTURES = 3

type HeroProps = { tags: readonly string[]; pictured: readonly CardRecipe[]; recipeCount: number }

/** The claim of the product, the search, and the front-page tags in their order. */
export function Hero({ tags, pictured, recipeCount }: HeroProps) {
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
        <HeroPictures recipes={pictured} />
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
          name="search"
          required
          maxLength={200}
          autoComplete="off"
          placeholder="Na co máte chuť?"
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

/** Pictures of recipes that the shelf of newest recipes does not show; three in a row on phones. */
function HeroPictures({ recipes }: { recipes: readonly CardRecipe[] }) {
  const [first, second, third] = recipes
  return (
    <div aria-hidden="true" className="grid grid-cols-3 gap-3 md:grid-cols-5 md:grid-rows-2 md:gap-4">
      <HeroPicture recipe={first} className="md:col-span-3 md:row-span-2 md:aspect-3/4" ratio="3-4" eager />
      <HeroPicture recipe={second} className="md:col-span-2" ratio="1-1" />
      <HeroPicture recipe={third} className="md:col-span-2" ratio="1-1" />
    </div>
  )
}

type HeroPictureProps = {
  recipe: CardRecipe | undefined
  ratio: '3-4' | '1-1'
  className: string
  /** Loads at once: it is the largest element on a wide screen. */
  eager?: boolean
}

function HeroPicture({ recipe, ratio, className, eager = false }: HeroPictureProps) {
  return (
    <div className={`aspect-square overflow-hidden rounded-card bg-line shadow-card md:aspect-auto ${className}`}>
      <Picture
        src={recipe?.photos[0]}
        alt=""
        ratio={ratio}
        widths={[240, 400, 640]}
        sizes={ratio === '3-4' ? '(width >= 60rem) 22rem, 30vw' : '(width >= 60rem) 14rem, 30vw'}
        eager={eager}
        className="size-full object-cover"
      />
    </div>
  )
}
