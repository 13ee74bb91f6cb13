/** Builds the addresses of pictures from stored paths, and stored paths from addresses. */
export type Urls = {
  /** The address of a photo: of its path inside the image host ("recipes/x.webp"); an absolute address stays as it is. */
  photo(path: string): string
  /** The addresses of several photos, in their order. */
  photos(paths: readonly string[]): string[]
  /** The address of an optional photo. */
  optionalPhoto(path: string | null): string | null
  /** The icon of an ingredient, from its first photo. Addresses elsewhere do not support our transformations. */
  icon(photos: readonly string[]): string | null
  /** The path of a picture inside the image host; null for an address elsewhere. */
  storedPath(address: string): string | null
  /** An address that works outside the site, as in a mail. */
  absolute(address: string): string
}
