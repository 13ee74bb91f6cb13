/** What is shared: its name, and its path on this site. */
export type Shared = { title: string; path: string }
