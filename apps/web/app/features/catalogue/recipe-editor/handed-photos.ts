let handed: readonly Blob[] = []

/** Hands photos of an import over to the editor that opens next in this tab: a draft in the tab's storage holds no bytes. */
export function handOverPhotos(photos: readonly Blob[]): void {
  handed = photos
}

/** The photos that were handed over, once. */
export function takeHandedPhotos(): readonly Blob[] {
  const photos = handed
  handed = []
  return photos
}
