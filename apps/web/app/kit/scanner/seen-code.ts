/** The digits of a code; the kind where they mean something else than the same digits of another kind. */
export type SeenCode = { text: string; symbology?: 'upc_e' }

/** The code in its usual form, or null where it cannot be one: a wrong length or check digit. */
export type Accept = (text: string, symbology?: SeenCode['symbology']) => string | null

/** Reads the codes in pictures. */
export type CodeReader = {
  /**
   * The codes in the picture, the nearest to its middle first; empty where there is none.
   * @param source the present frame of a video, or a photo, which the caller keeps
   * @throws where the reader did not load, or this browser cannot run it
   */
  read: (source: HTMLVideoElement | ImageBitmap) => Promise<SeenCode[]>
  stop: () => void
}
