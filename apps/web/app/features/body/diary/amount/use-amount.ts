import { useQuery } from '@tanstack/react-query'
import { DIARY_AMOUNT, DIARY_PORTIONS } from '@zivina/contract/body/limits'
import { parseAmount } from '@zivina/czech/number-input'
import { ownUnit, unitsOf } from '@zivina/domain/catalogue/kitchen/amount-units'
import { readTypedAmount } from '@zivina/domain/catalogue/kitchen/typed-amount'
import { useState } from 'react'
import { figureText } from '#app/kit/form/field-table.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import type { MeasurableFood } from '../choices.ts'
import type { Helping, HelpingUnit } from '../helping.ts'

/** An amount that is being typed. */
export type TypedHelping = {
  text: string
  unit: HelpingUnit
  units: readonly HelpingUnit[]
  write: (text: string) => void
  choose: (unit: HelpingUnit) => void
  set: (helping: Helping) => void
  /** Null where the text is no amount. */
  helping: Helping | null
}

/** A food with its measures, for other units than the one that was used; undefined until it is loaded, and where it is gone. */
export function useMeasuredFood(guid: string | null): MeasurableFood | undefined {
  const { api } = useAccount()
  const { data } = useQuery({
    queryKey: ['diary-food', guid],
    queryFn: async ({ signal }): Promise<MeasurableFood> => {
      const food = await api('GET /ingredient/{guid}', { params: { guid: guid ?? '' }, signal })
      return { ...food, macros: food }
    },
    enabled: guid !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}

type AmountOptions = {
  usual: Helping
  food: MeasurableFood | undefined
  /** Whether grams of a dish can be said: its weight is known. */
  isWeighed: boolean
}

/** The field of an amount: a number in one of the units of the food, or words of the kitchen („2 lžíce“). */
export function useTypedHelping({ usual, food, isWeighed }: AmountOptions): TypedHelping {
  const [text, write] = useState(() => figureText(usual.count))
  const [unit, choose] = useState<HelpingUnit>(usual.unit)
  const isDish = usual.unit === 'portions' || unit === 'portions'
  const offered: readonly HelpingUnit[] = isDish
    ? isWeighed
      ? ['portions', 'g']
      : ['portions']
    : food
      ? unitsOf(food)
      : []
  return {
    text,
    unit,
    write,
    choose,
    units: offered.includes(usual.unit) ? offered : [usual.unit, ...offered],
    set: (helping) => {
      write(figureText(helping.count))
      choose(helping.unit)
    },
    helping: withinLimits(readHelping(text, unit, isDish ? undefined : food)),
  }
}

function readHelping(text: string, unit: HelpingUnit, food: MeasurableFood | undefined): Helping | null {
  const number = parseAmount(text)
  if (number !== null) return { count: number, unit }
  if (food === undefined || unit === 'portions') return null
  const read = readTypedAmount(text, unit, food)
  if (read.kind !== 'known') return null
  return read.unit === null ? { count: read.amount, unit: ownUnit(food) } : { count: read.count, unit: read.unit }
}

function withinLimits(helping: Helping | null): Helping | null {
  if (helping === null) return null
  const { min, max } = helping.unit === 'portions' ? DIARY_PORTIONS : DIARY_AMOUNT
  return helping.count >= min && helping.count <= max ? helping : null
}

/** Amounts to take with one press, for a unit. */
export function quickHelpings(unit: HelpingUnit): Helping[] {
  const counts = unit === 'g' || unit === 'ml' ? [50, 100, 150, 200] : [0.5, 1, 1.5, 2]
  return counts.map((count) => ({ count, unit }))
}
