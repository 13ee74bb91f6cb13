import { BRAND } from '@zivina/contract/kernel/brand'
import { FILTER_DEFAULTS } from '@zivina/domain/catalogue/filter/filters'
import { QUICK_DINNERS, recipeQuery, recipesPath } from '#app/features/catalogue/recipe-links.ts'
import { RecipeSelection, SELECTION_SIZE } from '#app/features/catalogue/recipe-selection.tsx'
import { toCard } from '#app/features/catalogue/to-card.ts'
import { metaOf } from '#app/seo/metadata.ts'
import { WebSiteData } from '#app/seo/structured-data.tsx'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { CreatorStrip } from './creator-strip.tsx'
import { HERO_RECIPES, Hero } from './hero.tsx'
import { LatestArticles } from './latest-articles.tsx'
import { Meals } from './meals.tsx'
import { Presets } from './presets.tsx'
import { GuideTeaser, HelpTeasers } from './teasers.tsx'
import { VisitorNews } from './visitor-news.tsx'

async function load({ api, signal }: LoadInput<unknown>) {
  const [tags, newest, quick, creators, articles] = await Promise.all([
    api('GET /tag', { signal }),
    api('GET /recipe', { query: recipeQuery(FILTER_DEFAULTS, { limit: SELECTION_SIZE.two + HERO_RECIPES }), signal }),
    api('GET /recipe', { query: recipeQuery(QUICK_DINNERS, { limit: SELECTION_SIZE.one }), signal }),
    api('GET /public_profile', { signal }),
    api('GET /article', { query: { limit: '3' }, signal }),
  ])
  return {
    tags: tags.ordered_tags.tags,
    newest: newest.results.slice(0, SELECTION_SIZE.two).map(toCard),
    shown: newest.results.slice(-HERO_RECIPES).map(({ slug, name, meal_types }) => ({ slug, name, meal_types })),
    recipe_count: newest.count,
    quick: quick.results.map(toCard),
    creators: creators.results.map(({ slug, name, specialisation, image, colour }) => ({
      slug,
      name,
      specialisation,
      image,
      colour,
    })),
    articles: articles.results,
  }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export const meta = metaOf({
  title: BRAND.tagline,
  description:
    'České recepty s\u00a0přesnými výživovými hodnotami. Změňte porce nebo suroviny a\u00a0energie, bílkoviny, sacharidy i\u00a0tuky se hned přepočítají.',
  keywords: ['recepty', 'výživa', 'zdravé recepty', 'kalorie', 'bílkoviny', 'hubnutí', 'jídelníček'],
  path: '/',
})

export default function Home({ loaderData }: Route.ComponentProps) {
  const { tags, newest, shown, recipe_count, quick, creators, articles } = loaderData
  return (
    <>
      <WebSiteData />
      <Hero tags={tags} shown={shown} recipeCount={recipe_count} />
      <div className="page-width flex flex-col gap-16 py-12 sm:py-16">
        <Presets />
        <RecipeSelection
          title="Nejnovější recepty"
          recipes={newest}
          rows="two"
          href="/recepty"
          hrefLabel="Všechny recepty"
        />
        <Meals />
        <GuideTeaser />
        <RecipeSelection
          title="Večeře do půl hodiny"
          recipes={quick}
          href={recipesPath(QUICK_DINNERS)}
          hrefLabel="Další rychlé večeře"
        />
        <LatestArticles articles={articles} />
        <CreatorStrip creators={creators} />
        <HelpTeasers />
      </div>
      <VisitorNews />
    </>
  )
}
