/**
 * Decides on each row by a call of its own, for nouns without a call for several. All calls are made, though one is refused.
 * @throws what the first refused call threw
 */
export async function sendEach<Row>(
  rows: readonly Row[],
  send: (row: Row) => Promise<unknown>,
): Promise<{ changed: readonly string[] }> {
  const outcomes = await Promise.allSettled(rows.map(send))
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  if (refused) throw refused.reason
  return { changed: [] }
}
