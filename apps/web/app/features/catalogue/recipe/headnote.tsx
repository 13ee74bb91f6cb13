import { tied } from '@zivina/contract/kernel/typography'

/** Why this dish, under its name. Nothing where the recipe has no headnote. */
export function Headnote({ text }: { text: string }) {
  return text ? <p className="recipe-headnote max-w-text text-lg text-muted wrap-anywhere">{tied(text)}</p> : null
}
