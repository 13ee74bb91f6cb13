/** A page as it was read. */
export type Page = {
  /** Where it stood in the end, after redirects. */
  url: string
  /** Without parameters: `text/html`. */
  type: string
  text: string
}

/** Reads pages whose addresses people give. */
export type PageReader = {
  /** @throws EgressError */
  read(address: string): Promise<Page>
}
