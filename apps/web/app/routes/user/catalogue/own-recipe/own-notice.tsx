import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { PencilLine } from 'lucide-react'
import { AudienceButton } from '#app/features/catalogue/audience-button.tsx'
import { recipeEditorPath } from '#app/features/catalogue/user-paths.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { CardState } from '#app/shell/user/own-card.tsx'

type OwnNoticeProps = { recipe: RecipeDetail; onChanged: () => unknown }

/** Who sees the recipe, and what its author can do about it. */
export function OwnNotice({ recipe, onChanged }: OwnNoticeProps) {
  const { slug, status, status_note = '', is_private = false } = recipe
  return (
    <section
      aria-label="Stav receptu"
      className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3 print:hidden"
    >
      <CardState status={status} status_note={status_note} is_private={is_private} />
      <p className="min-w-0 flex-1 basis-64 text-muted">
        {is_private ? 'Recept je jen ve vaší kuchařce.' : 'Zatím ho vidíte jen vy a\u00a0redakce.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={recipeEditorPath(slug)}>
          <PencilLine aria-hidden />
          Upravit
        </LinkButton>
        <AudienceButton recipe={recipe} onChanged={onChanged} />
      </div>
    </section>
  )
}
