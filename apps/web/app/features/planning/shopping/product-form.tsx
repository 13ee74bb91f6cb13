import { LINE_AMOUNT_MAX, LINE_AMOUNT_MIN } from '@zivina/contract/kernel/limits'
import { PACKAGE_SIZES_MAX, PRODUCT_PRICE_MAX } from '@zivina/contract/planning/limits'
import { formatNumber } from '@zivina/czech/format-number'
import { parseAmount } from '@zivina/czech/number-input'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import type { ShoppingProduct } from '@zivina/domain/planning/shopping/line-cost'
import type { ShoppingFood } from '@zivina/domain/planning/shopping/shopping-part'
import { useState } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Button } from '#app/kit/ui/button.tsx'

type Product = Omit<ShoppingProduct, 'package_sizes'> & { package_sizes: number[] }
type ProductFormProps = {
  food: ShoppingFood
  product: ShoppingProduct | undefined
  onSave: (product: Product) => void
}
type Typed = { sizes: string; price: string; per: string }

/** Sizes of packages and the price of one of them, in the food's own unit. */
export function ProductForm({ food, product, onSave }: ProductFormProps) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(product, food))
  const [problems, setProblems] = useState<Partial<Typed>>({})
  const unit = WEIGHT_UNIT_LABELS[food.weight_units].short
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: problems[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  })
  const save = () => {
    const found = problemsOf(typed)
    setProblems(found)
    if (Object.keys(found).length === 0) onSave({ ingredient: food.guid, ...readTyped(typed) })
  }
  return (
    <form
      aria-label="Balení a&nbsp;cena"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h3 className="text-base font-semibold">Balení a&nbsp;cena</h3>
      <TextField
        label={`Velikosti balení (${unit})`}
        hint="Víc velikostí oddělte středníkem, třeba 250; 500."
        {...field('sizes')}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Cena (Kč)" {...field('price')} />
        <TextField label={`za (${unit})`} {...field('per')} />
      </div>
      <Button type="submit" className="self-start">
        Uložit balení a&nbsp;cenu
      </Button>
    </form>
  )
}

const sizesOf = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

function typedOf(product: ShoppingProduct | undefined, food: ShoppingFood): Typed {
  const usual = food.package_size === null ? [] : [food.package_size]
  const sizes = product && product.package_sizes.length > 0 ? product.package_sizes : usual
  const { price = null, price_amount = null } = product ?? {}
  return {
    sizes: sizes.map((size) => formatNumber(size, 2)).join('; '),
    price: price === null ? '' : formatNumber(price / 100, 2),
    per: formatNumber(price_amount ?? sizes[0] ?? (food.weight_units === 'Piece' ? 1 : 1000), 2),
  }
}

const isAmount = (text: string) => {
  const value = parseAmount(text)
  return value !== null && value >= LINE_AMOUNT_MIN && value <= LINE_AMOUNT_MAX
}

function problemsOf({ sizes, price, per }: Typed): Partial<Typed> {
  const all = sizesOf(sizes)
  const haler = (parseAmount(price) ?? -1) * 100
  return {
    ...(all.every(isAmount) && all.length <= PACKAGE_SIZES_MAX
      ? {}
      : { sizes: `Napište nejvýše ${PACKAGE_SIZES_MAX} čísel větších než nula` }),
    ...(price.trim() === '' || (haler >= 1 && haler <= PRODUCT_PRICE_MAX)
      ? {}
      : { price: 'Napište cenu v\u00a0korunách' }),
    ...(price.trim() === '' || isAmount(per) ? {} : { per: 'Napište množství' }),
  }
}

function readTyped({ sizes, price, per }: Typed): Omit<Product, 'ingredient'> {
  const crowns = parseAmount(price)
  return {
    package_sizes: sizesOf(sizes).flatMap((text) => parseAmount(text) ?? []),
    price: crowns === null ? null : Math.round(crowns * 100),
    price_amount: crowns === null ? null : parseAmount(per),
  }
}
