import type { Creator, PublicProfile } from '@zivina/contract/catalogue/creator'
import type { Urls } from '#api/kernel/ports/urls.ts'

/** The author of a recipe as queried; profile columns are null where there is no public profile. */
export type CreatorRow = {
  creator_guid: string
  creator_username: string
  creator_name: string | null
  creator_slug: string | null
  creator_colour: string | null
  creator_logo: string | null
  creator_image: string | null
}

export type ProfileRow = {
  guid: string
  username: string
  name: string
  slug: string
  colour: string
  logo: string | null
  image: string | null
  headline: string
  specialisation: string
  bio: string
  recipe_count: number
  former_slugs: string[]
}

/** An author without a public profile is shown by their username. */
export function presentCreator(row: CreatorRow, urls: Urls): Creator {
  return {
    guid: row.creator_guid,
    username: row.creator_username,
    name: row.creator_name ?? row.creator_username,
    slug: row.creator_slug,
    colour: row.creator_colour,
    logo: urls.optionalPhoto(row.creator_logo),
    image: urls.optionalPhoto(row.creator_image),
  }
}

export function presentProfile(row: ProfileRow, urls: Urls): PublicProfile {
  return {
    guid: row.guid,
    username: row.username,
    name: row.name,
    slug: row.slug,
    colour: row.colour,
    logo: urls.optionalPhoto(row.logo),
    image: urls.optionalPhoto(row.image),
    headline: row.headline,
    specialisation: row.specialisation,
    bio: row.bio,
    recipe_count: row.recipe_count,
  }
}
