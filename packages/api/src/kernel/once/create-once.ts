import { ApiError } from '#api/kernel/errors/api-error.ts'

/** One attempt to make something whose key tells it from others: a guid of the client, a photo, a person and a recipe. */
export type Attempt<Former, Made> = {
  /** Whether the client named the key, so that the attempt may have been made before: then it is looked for first. */
  is_named?: boolean
  /** What the same person has under this key, locked; null where there is nothing, or only another person's. */
  find(): Promise<Former | null>
  /** Makes it; null where the key is taken. */
  make(): Promise<Made | null>
  /** Answers for what is there already, or throws where this attempt says something else. */
  repeat(former: Former): Made | Promise<Made>
}

/**
 * Makes something once, however often the same attempt arrives: a double click, an answer that was lost, two at the same
 * moment. Call it in the transaction that makes it.
 * @throws ApiError UNIQUE where the key is another person's, and what `repeat` throws
 */
export async function createOnce<Former, Made>({
  is_named = false,
  find,
  make,
  repeat,
}: Attempt<Former, Made>): Promise<Made> {
  const former = is_named ? await find() : null
  if (former !== null) return repeat(former)
  const made = await make()
  if (made !== null) return made
  const present = await find()
  if (present === null) throw new ApiError('UNIQUE')
  return repeat(present)
}
