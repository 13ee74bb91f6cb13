import { tied } from '@zivina/contract/kernel/typography'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import type { ListLine } from '@zivina/domain/planning/shopping/list-lines'
import type { LinePart } from '@zivina/domain/planning/shopping/merge-parts'
import { sayPart, saySize } from '@zivina/domain/planning/shopping/say-amount'
import { House, Repeat2, ShoppingBasket, Trash2 } from 'lucide-react'
import { AddField } from '#app/features/entry/add-field.tsx'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { wordsOf } from './line-words.ts'
import { markOf } from './mark-lines.ts'
import { ProductForm } from './product-form.tsx'
import type { ListChange } from './use-shopping-list.ts'

type LineDialogProps = {
  list: ShoppingList
  line: ListLine
  change: (change: ListChange) => void
  /** Takes an item or a staple off, with undo. */
  onRemove: (part: LinePart) => void
  onClose: () => void
}

/** How often a staple made of an item comes back, in days; it can be changed among the staples. */
const WEEK = 7

/** Where a line comes from, what of it is at home, and how it is bought. */
export default function LineDialog({ list, line, change, onRemove, onClose }: LineDialogProps) {
  const product = list.products.find((one) => one.ingredient === line.food?.guid)
  const { title, amount } = wordsOf(line, product)
  const items = line.parts.filter(({ source }) => source === 'item')
  const act = (wanted: ListChange) => {
    change(wanted)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={amount === null ? title : `${title}, ${amount}`} side="bottom">
      <div className="flex flex-col gap-6 p-5">
        <ul className="flex flex-col divide-y divide-line">
          {line.parts.map((part) => (
            <PartRow key={part.id} part={part} line={line} list={list} onRemove={onRemove} />
          ))}
        </ul>
        <AtHome list={list} line={line} />
        {list.can_edit ? (
          <>
            <div className="flex flex-wrap gap-2">
              {line.state.kind === 'home' ? (
                <Button onClick={() => act(markOf(line, false, 'home'))}>
                  <ShoppingBasket aria-hidden /> Koupit všechno
                </Button>
              ) : (
                <Button onClick={() => act(markOf(line, true, 'home'))}>
                  <House aria-hidden /> Mám doma
                </Button>
              )}
              {items[0] ? (
                <Button
                  onClick={() => act({ kind: 'staple', guid: uuidV7(), text: items[0]?.text ?? '', every_days: WEEK })}
                >
                  <Repeat2 aria-hidden /> Kupovat každý týden
                </Button>
              ) : null}
            </div>
            {items.length === 1 && items[0] ? (
              <div className="flex flex-col gap-2">
                <h3 className="text-base font-semibold">Napsat jinak</h3>
                <AddField
                  label={`Nové znění: ${title}`}
                  placeholder={items[0].text}
                  verb="Přepsat"
                  onAdd={(text) => act({ kind: 'rewrite', item: items[0]?.entry ?? '', text })}
                />
              </div>
            ) : null}
            {line.food ? (
              <ProductForm
                food={line.food}
                product={product}
                onSave={(made) => act({ kind: 'product', product: made })}
              />
            ) : null}
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

type PartRowProps = { part: LinePart; line: ListLine; list: ShoppingList; onRemove: (part: LinePart) => void }

/** One need of the line: of a recipe, typed by a member of the list, or a staple. */
function PartRow({ part, line, list, onRemove }: PartRowProps) {
  const recipe = list.recipes.find(({ guid }) => guid === part.entry)
  const item = list.items.find(({ guid }) => guid === part.entry)
  // A typed text says its amount itself.
  const said = line.unit === null || part.source !== 'recipe' ? null : sayPart(part, line.unit)
  return (
    <li className="flex items-center gap-3 py-1">
      <span className="min-w-0 flex-1 py-2">
        <span className="wrap-anywhere">
          {said === null ? null : <span className="figures font-semibold">{said} </span>}
          {part.taken === null || recipe === undefined ? null : `${part.text.toLocaleLowerCase('cs')} `}
          {recipe ? `pro recept ${tied(recipe.name)}` : tied(part.text)}
        </span>
        {part.instead_of === undefined ? null : (
          <span className="wrap-anywhere block text-sm text-muted">místo: {tied(part.instead_of)}</span>
        )}
        {item?.added_by && !list.is_owner ? (
          <span className="block text-sm text-muted">přidal/a {item.added_by}</span>
        ) : null}
        {part.source === 'staple' ? <span className="block text-sm text-muted">pravidelný nákup</span> : null}
      </span>
      {part.source !== 'recipe' && list.can_edit ? (
        <button
          type="button"
          aria-label={`Smazat: ${part.text}`}
          onClick={() => onRemove(part)}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft"
        >
          <Trash2 className="size-5" aria-hidden />
        </button>
      ) : null}
    </li>
  )
}

/** What the pantry has of the food. */
function AtHome({ list, line }: Pick<LineDialogProps, 'list' | 'line'>) {
  const held = list.at_home.filter(({ ingredient }) => ingredient === line.food?.guid)
  if (held.length === 0) return null
  const amounts = held.map(({ amount, unit }) =>
    amount === null || unit === null ? 'neznámé množství' : saySize(amount, unit),
  )
  return <p className="rounded-md bg-brand-soft px-3 py-2 text-brand-strong">Ve spíži máte: {amounts.join(', ')}.</p>
}
