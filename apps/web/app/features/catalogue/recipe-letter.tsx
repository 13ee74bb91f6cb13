import { faceTone } from './recipe-face.tsx'

/** The ground of a recipe where there is room for no more than a letter. */
export function RecipeLetter({ slug, name, className }: { slug: string; name: string; className: string }) {
  return (
    <span className={`recipe-face recipe-letter ${className}`} data-tone={faceTone(slug)} aria-hidden>
      {name.slice(0, 1)}
    </span>
  )
}
