import { findText } from '@zivina/content/find-text'
import type { SocialImageSubject } from '@zivina/contract/discovery/social-images'
import type { SocialCard, SocialCards } from '@zivina/integrations/social-images/port'
import type { ProfileRow } from '#api/catalogue/creators/present.ts'
import { findCreator } from '#api/catalogue/creators/service.ts'
import { findFood } from '#api/catalogue/food-pages/service.ts'
import { readRecipesBySlug } from '#api/catalogue/recipes/read/service.ts'
import { createLibraryReader } from '#api/content/texts/service.ts'
import { createCatalogueCache } from '#api/kernel/cache/catalogue-cache.ts'
import type { Tools } from '#api/kernel/http/scope.ts'
import {
  presentArticleCard,
  presentCreatorCard,
  presentFoodCard,
  presentGuideCard,
  presentRecipeCard,
} from './present.ts'

type CardSources = Pick<Tools, 'db' | 'log' | 'catalogue' | 'library' | 'urls'>

/**
 * The public content of share pictures: approved recipes and foods, creators, articles and guides. Cached until the catalogue changes.
 */
export function createSocialCards(services: CardSources): SocialCards {
  const { urls } = services
  const readLibrary = createLibraryReader(services)
  const kept = createCatalogueCache<{ card: SocialCard | null }>(services.catalogue)
  const recipeCard = async (slug: string) => {
    const recipe = (await readRecipesBySlug(services, [slug])).get(slug)
    return { card: recipe ? presentRecipeCard(recipe, urls) : null }
  }
  const foodCard = async (slug: string) => {
    const food = await findFood(services, slug)
    return { card: food ? presentFoodCard(food) : null }
  }
  const profiles = createCatalogueCache<ProfileRow[]>(services.catalogue)
  const creatorCard = async (slug: string) => {
    const creator = await findCreator({ ...services, profiles }, slug)
    return creator ? presentCreatorCard(creator, urls) : null
  }
  return async ({ kind, slug }: SocialImageSubject) => {
    if (kind === 'recipe') return (await kept(slug, () => recipeCard(slug))).card
    if (kind === 'food') return (await kept(`food ${slug}`, () => foodCard(slug))).card
    if (kind === 'creator') return creatorCard(slug)
    if (kind === 'article') {
      const article = findText((await readLibrary()).articles, slug)
      return article ? presentArticleCard(article) : null
    }
    const guide = findText((await readLibrary()).guides, slug)
    return guide ? presentGuideCard(guide) : null
  }
}
