/** Builds the addresses of pictures from what is stored of them, and finds back what is stored. */
export type Urls = {
  /** The address of a photo: of its path inside the image host ("recipes/x.webp"); an absolute address stays as it is. */
  photo(path: string): string
  /** The addresses of several photos, in their order. */
  photos(paths: readonly string[]): string[]
  /** The address of a photo that may be missing. */
  optionalPhoto(path: string | null): string | null
  /** The icon of an ingredient, from its first photo. Addresses elsewhere do not support our transformations. */
  icon(photos: readonly string[]): string | null
  /** The path of a picture inside the image host; null for an address elsewhere. */
  storedPath(address: string): string | null
  /** An address that works outside the site, as in a mail. */
  absolute(address: string): string
}
