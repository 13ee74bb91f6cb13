import type { CollectedRecipe } from '@zivina/contract/community/recipe-collections'
import { X } from 'lucide-react'
import { CardLink } from '#app/features/catalogue/recipe-card.tsx'
import { MODIFIED_PATH, ownRecipePath } from '#app/features/catalogue/user-paths.ts'
import { Button } from '#app/kit/ui/button.tsx'

type CollectedCardProps = { item: CollectedRecipe; eager: boolean; onRemove: () => void }

/** A recipe of a collection, or the place of one that its author no longer shows. */
export function CollectedCard({ item, eager, onRemove }: CollectedCardProps) {
  const { recipe } = item
  if (recipe === null) return <Unavailable onRemove={onRemove} />
  return (
    <article className="relative h-full">
      <CardLink recipe={recipe} href={pathOf(item, recipe)} eager={eager} headingLevel={2} />
      <button
        type="button"
        aria-label={`Odebrat ze\u00a0sbírky: ${recipe.name}`}
        onClick={onRemove}
        className="absolute top-2 right-2 inline-flex size-11 items-center justify-center rounded-full bg-surface text-muted shadow-card transition-colors hover:text-error"
      >
        <X className="size-5" aria-hidden />
      </button>
    </article>
  )
}

function pathOf({ is_modified }: CollectedRecipe, { slug, status }: NonNullable<CollectedRecipe['recipe']>): string {
  if (is_modified) return `${MODIFIED_PATH}/${slug}`
  return status === 'Approved' ? `/recepty/${slug}` : ownRecipePath(slug)
}

function Unavailable({ onRemove }: { onRemove: () => void }) {
  return (
    <article className="flex h-full flex-col items-start gap-3 rounded-card bg-sunken p-5">
      <h2 className="text-lg">Recept už není dostupný</h2>
      <p className="text-muted">Autor ho stáhl z&nbsp;veřejných stránek. Kdyby ho vrátil, objeví se tu znovu.</p>
      <Button className="mt-auto" onClick={onRemove}>
        Odebrat ze&nbsp;sbírky
      </Button>
    </article>
  )
}
