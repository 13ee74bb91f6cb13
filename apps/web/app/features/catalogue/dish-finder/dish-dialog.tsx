import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { DEBOUNCE_SEARCH, SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { formatNutrient } from '@zivina/domain/catalogue/format'
import { useId, useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { useDebounced } from '#app/kit/state/use-debounced.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

type DishDialogProps = {
  open: boolean
  onClose: () => void
  onChoose: (ingredient: IngredientSummary) => void
}

/** How many of each kind are offered; the search finds the others. */
const OFFERED = '8'

/** Chooses a recipe whose dish becomes an ingredient: one's own recipes first, then public ones. */
export function DishDialog({ open, onClose, onChoose }: DishDialogProps) {
  const [text, setText] = useState('')
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} title="Přidat recept jako surovinu">
      <div className="flex flex-col gap-4 p-5">
        <p className="text-muted">
          Vývar, těsto nebo omáčka z&nbsp;vlastního receptu. Váží se hotové jídlo, a&nbsp;když recept změníte, změní se
          i&nbsp;tady.
        </p>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="font-medium">
            Hledat recept
          </label>
          <Input
            id={id}
            type="search"
            value={text}
            maxLength={SEARCH_TEXT_MAX}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
          />
        </div>
        {open ? <Dishes text={text} onChoose={onChoose} /> : null}
      </div>
    </Dialog>
  )
}

type Dish = Pick<Recipe, 'guid' | 'slug' | 'name' | 'calories_in_total' | 'nutrient_coverage'> & { is_own: boolean }

function Dishes({ text, onChoose }: { text: string; onChoose: DishDialogProps['onChoose'] }) {
  const { api } = useAccount()
  const search = useDebounced(text.trim(), DEBOUNCE_SEARCH)
  const { data, isError } = useQuery({
    queryKey: ['dishes', search],
    queryFn: async ({ signal }): Promise<Dish[]> => {
      const query = { search, limit: OFFERED }
      const [own, open] = await Promise.all([
        api('GET /recipe/personal', { query, signal }),
        search === '' ? { results: [] } : api('GET /recipe', { query, signal }),
      ])
      const known = new Set(own.results.map(({ guid }) => guid))
      return [
        ...own.results.map((recipe) => ({ ...recipe, is_own: true })),
        ...open.results.filter(({ guid }) => !known.has(guid)).map((recipe) => ({ ...recipe, is_own: false })),
      ]
    },
    placeholderData: keepPreviousData,
  })
  if (isError) return <p role="alert">Recepty se nepodařilo načíst. Zkuste to prosím znovu.</p>
  if (data === undefined) return <Skeletons count={4} className="h-14" />
  return (
    <>
      <p role="status" className={data.length === 0 ? 'text-muted' : 'sr-only'}>
        {data.length === 0 ? emptySentence(search) : `Nalezeno: ${data.length}`}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {data.map((dish) => (
          <DishRow key={dish.guid} dish={dish} onChoose={onChoose} />
        ))}
      </ul>
    </>
  )
}

function emptySentence(search: string): string {
  return search === ''
    ? 'Vlastní recept zatím nemáte. Napište název a\u00a0najdeme i\u00a0veřejné recepty.'
    : 'Takový recept jsme nenašli.'
}

function DishRow({ dish, onChoose }: { dish: Dish; onChoose: DishDialogProps['onChoose'] }) {
  const { api } = useAccount()
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = async () => {
    setRefusal(null)
    onChoose(await api('POST /recipe/{slug}/ingredient', { params: { slug: dish.slug } }))
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {dish.name}
        <span className="figures block text-sm text-muted">
          {dish.is_own ? 'Váš recept · ' : ''}
          <span className="own-figures">
            {formatNutrient('calories', dish.calories_in_total, dish.nutrient_coverage.kilojoules)} v&nbsp;porci
          </span>
        </span>
      </span>
      <ActionButton
        variant="quiet"
        aria-label={`Přidat: ${dish.name}`}
        run={take}
        pendingLabel="Přidáváme…"
        onFailure={(failure) => setRefusal(describeFailure(failure).message)}
      >
        Přidat
      </ActionButton>
      {refusal === null ? null : (
        <p role="alert" className="basis-full text-sm text-error">
          {refusal}
        </p>
      )}
    </li>
  )
}
