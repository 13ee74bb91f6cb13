import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { counted } from '@zivina/czech/plural'
import { czk, formatMoney } from '@zivina/domain/money'
import { costOf, costOfAll } from '@zivina/domain/planning/shopping/line-cost'
import type { ListLine } from '@zivina/domain/planning/shopping/list-lines'
import { CheckCheck } from 'lucide-react'
import type { ListChange } from '#app/features/planning/shopping/use-shopping-list.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'

type ListFooterProps = { list: ShoppingList; lines: readonly ListLine[]; change: (change: ListChange) => void }

/** What the list costs as far as prices are known, and the end of the shopping. */
export function ListFooter({ list, lines, change }: ListFooterProps) {
  const products = new Map(list.products.map((product) => [product.ingredient, product]))
  const costs = lines.map((line) => costOf(line, products.get(line.food?.guid ?? '')))
  const { haler, unknown } = costOfAll(costs)
  const portions = list.recipes.reduce((sum, recipe) => sum + recipe.portions, 0)
  const ticked = lines.filter(({ state }) => state.is_ticked).length
  const finish = () => {
    const before = list
    change({ kind: 'finish' })
    showSnackbar('Odškrtnuté jsme odebrali.', 'success', {
      label: 'Vrátit zpět',
      run: () => {
        const items = [...before.items, ...before.recipes].map(({ guid }) => guid)
        const marks = before.marks.map(({ key, is_ticked, covered, kind }) => ({ key, is_ticked, covered, kind }))
        if (items.length > 0) change({ kind: 'restore', items })
        if (marks.length > 0) change({ kind: 'mark', marks })
      },
    })
  }
  if (haler === 0 && ticked === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      {haler > 0 ? (
        <p className="figures">
          {unknown > 0 ? 'Nejméně ' : 'Celkem '}
          <strong>{formatMoney(czk(haler))}</strong>
          {portions > 0 ? `, na porci ${formatMoney(czk(Math.round(haler / portions)))}` : ''}
          {unknown > 0 ? (
            <span className="block text-sm text-muted">
              U&nbsp;{counted(unknown, 'položky', 'položek', 'položek')} cenu neznáme.
            </span>
          ) : null}
        </p>
      ) : (
        <span />
      )}
      {ticked > 0 && list.can_edit ? (
        <Button onClick={finish}>
          <CheckCheck aria-hidden /> Dokončit nákup
        </Button>
      ) : null}
    </div>
  )
}
