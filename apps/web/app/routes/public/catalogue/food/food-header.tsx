import type { FoodPage } from '@zivina/contract/catalogue/food-pages'
import { tied } from '@zivina/contract/kernel/typography'
import { FoodGround } from '#app/features/catalogue/food-ground.tsx'
import { foodListPath, foodPath } from '#app/features/catalogue/foods/food-path.ts'
import type { Site } from '#app/kit/page/site.ts'
import { useSite } from '#app/kit/page/use-site.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { Breadcrumbs } from '#app/seo/breadcrumbs.tsx'
import { JsonLd } from '#app/seo/structured-data.tsx'

/** Name, other names and group of the food. */
export function FoodHeader({ page }: { page: FoodPage }) {
  const { food, other_names } = page
  const { name, slug, image, sub_food_category: group } = food
  const site = useSite()
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumbs
        crumbs={[
          { label: 'Suroviny', path: '/suroviny' },
          { label: tied(group.name), path: foodListPath({ group: group.slug }) },
          { label: tied(name), path: foodPath(slug) },
        ]}
      />
      <div className="flex items-center gap-4 sm:gap-6">
        {image ? (
          <FoodGround className="size-16 rounded-card p-1 shadow-card sm:size-24 sm:p-2">
            <Picture
              src={image}
              alt=""
              ratio="1-1"
              widths={[96, 192]}
              sizes="6rem"
              eager
              className="size-full object-contain"
            />
          </FoodGround>
        ) : null}
        <div className="flex min-w-0 flex-col gap-1.5">
          <h1 className="text-2xl wrap-break-word sm:text-3xl">{tied(name)}</h1>
          {other_names.length > 0 ? (
            <p className="max-w-text text-muted">Říká se i: {tied(other_names.join(', '))}</p>
          ) : null}
        </div>
      </div>
      <JsonLd data={import.meta.env.SSR && definedTerm(page, site)} />
    </header>
  )
}

/**
 * A food is no `Product` or `Recipe`, and `NutritionInformation` belongs to these: search engines are told that it is a term of the
 * site's list of foods, by its names.
 */
function definedTerm({ food, other_names }: FoodPage, { public_url }: Site) {
  const url = `${public_url}${foodPath(food.slug)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    '@id': `${url}#surovina`,
    name: food.name,
    ...(other_names.length > 0 ? { alternateName: other_names } : {}),
    url,
    mainEntityOfPage: url,
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: 'Suroviny', url: `${public_url}/suroviny` },
  }
}
