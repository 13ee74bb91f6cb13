const UPLOADED = /^[\w-]+(?:\/[\w-]+)*\/texts\/[a-z]+\/[a-z0-9-]+\/[a-z0-9_-][\w.-]*$/i

/** Whether a cover is a picture uploaded for a text, by its path within the image host; any other is the subject of a drawn one. */
export function isUploadedCover(cover: string): boolean {
  return UPLOADED.test(cover)
}

const LINE = /^cover:[ \t]*(["']?)(.*?)\1[ \t]*\r?$/m

/** The cover that the front matter of a text names, which may not be readable otherwise; empty where it names none. */
export function coverIn(source: string): string {
  return LINE.exec(source)?.[2] ?? ''
}

/** The text with another cover. Without a line for it in the front matter, one is added at its end; without a front matter nothing changes. */
export function withCover(source: string, cover: string): string {
  if (LINE.test(source)) return source.replace(LINE, () => `cover: ${cover}`)
  return source.replace(/^(---\r?\n[\s\S]*?\n)(---\r?\n)/, (_, matter, end) => `${matter}cover: ${cover}\n${end}`)
}
