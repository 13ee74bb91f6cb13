import { ApiFailure } from '@zivina/contract/client'
import type { Proof } from '@zivina/contract/content/contact'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { useEffect, useRef } from 'react'
import { type Proving, startProving } from './prove.ts'

/** The proof of work of a message: started with the first change of the form, handed in with the message. */
export function useProof() {
  const proving = useRef<Proving | null>(null)
  useEffect(() => () => proving.current?.stop(), [])

  const start = () => {
    proving.current ??= startProving()
  }
  const take = async (): Promise<Proof> => {
    proving.current ??= startProving()
    try {
      return await proving.current.proof
    } catch (failure) {
      proving.current = null
      throw failure instanceof ApiFailure ? failure : notProven()
    }
  }
  /** Sends with a proof; if it has expired, once more with a new one. */
  const handIn = async (send: (proof: Proof) => Promise<unknown>): Promise<void> => {
    const given = await take()
    // Each message needs a new proof.
    proving.current = null
    try {
      await send(given)
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || !failure.has('PROOF_NOT_ACCEPTED')) throw failure
      const another = await take()
      proving.current = null
      await send(another)
    }
  }
  /**
   * Makes a request that uses the proof without handing it in; if it has expired, once more with a new one. The same proof is
   * handed in afterwards.
   */
  const show = async <T>(use: (proof: Proof) => Promise<T>): Promise<T> => {
    try {
      return await use(await take())
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || !failure.has('PROOF_NOT_ACCEPTED')) throw failure
      proving.current = null
      return use(await take())
    }
  }
  return { start, handIn, show }
}

/** For browsers that cannot compute the proof, as they lack the Web Crypto API. */
function notProven(): ApiFailure {
  const { status, message } = ERRORS.PROOF_NOT_ACCEPTED
  return new ApiFailure(status, { code: 'PROOF_NOT_ACCEPTED', message }, null)
}
