import type { Creator, PublicProfile } from '@zivina/contract/catalogue/creators'
import { optionalPhotoUrl } from '#api/media/photos/present.ts'

/** Whoever wrote a recipe, as the queries give it; profile columns are null where there is no public profile. */
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

/** Someone without a public profile is shown by the username. */
export function presentCreator(row: CreatorRow, endpoint: string): Creator {
  return {
    guid: row.creator_guid,
    username: row.creator_username,
    name: row.creator_name ?? row.creator_username,
    slug: row.creator_slug,
    colour: row.creator_colour,
    logo: optionalPhotoUrl(row.creator_logo, endpoint),
    image: optionalPhotoUrl(row.creator_image, endpoint),
  }
}

export function presentProfile(row: ProfileRow, endpoint: string): PublicProfile {
  return {
    guid: row.guid,
    username: row.username,
    name: row.name,
    slug: row.slug,
    colour: row.colour,
    logo: optionalPhotoUrl(row.logo, endpoint),
    image: optionalPhotoUrl(row.image, endpoint),
    headline: row.headline,
    specialisation: row.specialisation,
    bio: row.bio,
    recipe_count: row.recipe_count,
  }
}
