import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { useAccount } from '#app/session/account-context.ts'
import { IMPORT_RECIPE_PATH } from '#app/session/user-navigation.ts'
import type { Route } from './+types/page.ts'
import { DraftReview } from './draft-review.tsx'
import { ImportForm } from './import-form.tsx'
import { readDrafts, type Source, type SourceKind } from './source-choice.ts'

const TITLE = 'Importovat recept'

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Načtení receptu z\u00a0adresy, textu nebo souboru.'
  return pageMetadata(
    {
      title: TITLE,
      description,
      keywords: ['import receptu', 'recept z\u00a0webu'],
      path: IMPORT_RECIPE_PATH,
      noindex: true,
    },
    matches,
  )
}

/** Turns a recipe from another source into a draft for the editor. */
export default function ImportRecipe() {
  const { api } = useAccount()
  const [shown, setShown] = useState(0)
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: ({ kind, source }: { kind: SourceKind; source: Source }) => readDrafts(api, kind, source),
    onSuccess: () => setShown(0),
  })
  const draft = data?.[shown]
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      {/* The form stays mounted, so that what was typed is there when another recipe is wanted. */}
      <div hidden={draft !== undefined}>
        <ImportForm
          busy={isPending}
          failure={error ? describeFailure(error) : null}
          onSend={(kind, source) => mutate({ kind, source })}
        />
      </div>
      {data && data.length > 1 ? (
        <ul aria-label="Načtené recepty" className="flex flex-wrap gap-2">
          {data.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drafts have no other identity and are never reordered.
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
      {draft ? <DraftReview key={shown} draft={draft} onBack={reset} /> : null}
    </>
  )
}
