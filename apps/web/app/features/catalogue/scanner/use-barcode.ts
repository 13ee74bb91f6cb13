import { useQuery } from '@tanstack/react-query'
import type { BarcodeAnswer } from '@zivina/contract/catalogue/products'
import { useEffect, useMemo, useState } from 'react'
import { useAccount } from '#app/session/account/account-context.ts'
import { useUser } from '#app/session/account/user-query.ts'
import { useExcludedFoods } from '../excluded-foods/use-excluded-foods.ts'
import { type PackedAnswer, packedAnswer } from '../offline-pack/packed-answer.ts'
import { findPacked } from '../offline-pack/packed-products.ts'

/** Milliseconds after which what is still being looked for counts as unknown for now. */
const PATIENCE = 15_000
/** Each question waits longer than the one before, by this factor. */
const SLOWER = 1.5

/** What carries a barcode; asked again while the server looks for it. */
export function useBarcode(barcode: string) {
  const { api } = useAccount()
  const packed = usePackedProduct(barcode)
  const [isTired, setIsTired] = useState(false)
  const query = useQuery({
    queryKey: ['barcode', barcode],
    queryFn: ({ signal }) => api('GET /barcode/{barcode}', { params: { barcode }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => (isTired ? false : waitBefore(data, dataUpdateCount)),
  })
  const isLooking = query.data?.state === 'looking'
  useEffect(() => {
    if (!isLooking) return
    const timer = setTimeout(() => setIsTired(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isLooking])
  // The server knows more: what it says replaces what this device keeps.
  return { ...query, isLooking: isLooking && !isTired, packed: query.data === undefined ? packed : null }
}

/** What this device keeps of a barcode, with the warnings for the person; undefined while it is looked for. */
function usePackedProduct(barcode: string): PackedAnswer | null | undefined {
  const { data: user } = useUser()
  const { data } = useQuery({
    queryKey: ['kept-product', barcode],
    queryFn: () => findPacked(barcode),
    staleTime: 0,
    gcTime: 0,
  })
  const { data: excluded } = useExcludedFoods()
  return useMemo(() => {
    const person = { avoided: user?.allergens ?? null, excluded: excluded?.results ?? null }
    return data && packedAnswer(data, person)
  }, [data, user?.allergens, excluded])
}

/**
 * @param asked how often it was asked
 * @returns milliseconds until the next question, or false where there is none
 */
export function waitBefore(
  data: Pick<BarcodeAnswer, 'state' | 'ask_again_ms'> | undefined,
  asked: number,
): number | false {
  if (data?.state !== 'looking') return false
  return (data.ask_again_ms ?? 1000) * SLOWER ** Math.max(0, asked - 1)
}
