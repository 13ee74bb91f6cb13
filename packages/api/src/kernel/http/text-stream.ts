/** Texts as a stream of bytes, each made when the client has received the one before: a long file takes no more memory than a short one. */
export function streamOfTexts(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
}

/** The items of a list of JSON, a line for each; without the brackets around them. */
export async function* jsonLines(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '\n'
  for await (const items of batches) {
    yield separator + items.map((item) => JSON.stringify(item)).join(',\n')
    separator = ',\n'
  }
}
