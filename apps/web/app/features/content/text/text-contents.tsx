import type { TextBlock } from '@zivina/contract/content/texts'
import { tied } from '@zivina/contract/kernel/typography'
import { NarrowFold } from '#app/kit/ui/narrow-fold.tsx'

type Entry = { id: string; text: string }

/** The list of contents: chapters of a text and the sections after them. Folded on a phone, so that the text begins sooner. */
export function TextContents({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav aria-labelledby="obsah-textu" className="text-contents print:hidden">
      <NarrowFold
        title={
          <h2 id="obsah-textu" className="text-lg">
            Obsah
          </h2>
        }
      >
        <ol>
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{tied(text)}</a>
            </li>
          ))}
        </ol>
      </NarrowFold>
    </nav>
  )
}

/** Chapters of a body, in order. */
export function chaptersOf(blocks: readonly TextBlock[]): Entry[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [{ id: block.id, text: block.text }] : [],
  )
}
