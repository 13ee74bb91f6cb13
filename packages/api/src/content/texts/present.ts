import type { LibraryArticle, LibraryGuide } from '@zivina/content/library'
import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { Author } from '@zivina/contract/content/articles'
import type { TextBlock } from '@zivina/contract/content/texts'
import type { Urls } from '#api/kernel/ports/urls.ts'

export type LibraryText = LibraryArticle | LibraryGuide

/** The author and recipes that a text refers to, in their present state. */
export type Surroundings = { author: PublicProfile | null; recipes: ReadonlyMap<string, Recipe> }

/** The fields of articles and guides in lists. */
export function presentSummary(text: LibraryText, urls: Urls) {
  return {
    slug: text.slug,
    title: text.title,
    description: text.description,
    image: urls.photo(text.image),
    image_alt: text.image_alt,
    published: text.published,
    updated: text.updated,
    reading_minutes: text.reading_minutes,
  }
}

/** A whole text. Recipes have their present slugs; a block with a recipe that no longer exists is left out. */
export function presentText(text: LibraryText, { author, recipes }: Surroundings, urls: Urls) {
  return {
    ...presentSummary(text, urls),
    checked: text.checked,
    keywords: text.keywords,
    author: author && presentAuthor(author),
    reviewer: text.reviewer,
    awaits_review: text.awaits_review,
    blocks: presentBlocks(text.blocks, recipes),
    sources: text.sources,
    faq: text.faq,
    recipes: [...new Map([...recipes.values()].map((recipe) => [recipe.guid, recipe])).values()],
    related_recipes: [...new Set(text.related_recipes.flatMap((slug) => recipes.get(slug)?.slug ?? []))],
  }
}

/** The body of a text with the recipes that exist, by their present slugs. */
export function presentBlocks(
  blocks: readonly TextBlock[],
  recipes: ReadonlyMap<string, Pick<Recipe, 'slug'>>,
): TextBlock[] {
  return blocks.flatMap((block): TextBlock[] => {
    if (block.type !== 'recipe') return [block]
    const recipe = recipes.get(block.slug)
    return recipe ? [{ type: 'recipe', slug: recipe.slug }] : []
  })
}

function presentAuthor({ slug, name, colour, logo, image, headline, specialisation }: PublicProfile): Author {
  return { slug, name, colour, logo, image, headline, specialisation }
}
