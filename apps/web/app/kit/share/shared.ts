/** A shared page: its title, and its path on this site. */
export type Shared = { title: string; path: string }
