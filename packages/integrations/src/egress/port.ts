/** A page that was read. */
export type Page = {
  /** Its final address, after redirects. */
  url: string
  /** Without parameters: `text/html`. */
  type: string
  text: string
}

/** Reads pages whose addresses people enter. */
export type PageReader = {
  /** @throws EgressError */
  read(address: string): Promise<Page>
}
