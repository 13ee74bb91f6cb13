import type { ImportDraft } from '@zivina/contract/catalogue/recipes/import'
import { useState } from 'react'
import { DraftReview } from '#app/features/catalogue/recipe-import/draft-review.tsx'
import { ImportForm } from '#app/features/catalogue/recipe-import/import-form.tsx'
import { IMPORT_RECIPE_PATH } from '#app/features/catalogue/user-paths.ts'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'

const TITLE = 'Importovat recept'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Načtení receptu z\u00a0adresy, textu nebo souboru.',
  keywords: ['import receptu', 'recept z\u00a0webu'],
  path: IMPORT_RECIPE_PATH,
})

/** Turns a recipe from another source into a draft for the editor. */
export default function ImportRecipe() {
  const [drafts, setDrafts] = useState<ImportDraft[]>([])
  const [shown, setShown] = useState(0)
  const draft = drafts[shown]
  const take = (read: ImportDraft[]) => {
    setDrafts(read)
    setShown(0)
  }
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      {/* The form stays mounted, so that what was typed is there when another recipe is wanted. */}
      <div hidden={draft !== undefined}>
        <ImportForm onRead={take} />
      </div>
      {drafts.length > 1 ? (
        <ul aria-label="Načtené recepty" className="flex flex-wrap gap-2">
          {drafts.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drafts have no other identity and never change places.
            <li key={index} className="max-w-full">
              <ToggleChip
                pressed={index === shown}
                onPress={() => setShown(index)}
                className="h-auto max-w-full py-2 text-left whitespace-normal"
              >
                {one.name === '' ? `Recept ${index + 1}` : one.name}
              </ToggleChip>
            </li>
          ))}
        </ul>
      ) : null}
      {draft ? <DraftReview key={shown} draft={draft} onBack={() => setDrafts([])} /> : null}
    </>
  )
}
