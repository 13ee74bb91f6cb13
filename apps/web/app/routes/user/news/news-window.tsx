import type { News } from '@zivina/contract/news'
import { useEffect, useState } from 'react'
import { NewsEntry } from '../../../components/news/news-entry.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { LinkButton } from '../../../components/ui/link-button.tsx'
import { useMarkSeen, useNews } from './news-query.ts'

/** So many are read in a window; the page has the rest. */
const SHOWN = 3

/**
 * The news, once, on the first page after logging in: there nobody is in the middle of anything. Closed it is seen, on
 * every device. New recipes alone open nothing; they are told along with the rest.
 */
export function NewsWindow() {
  const { data } = useNews()
  const { mutate } = useMarkSeen()
  const [shown, setShown] = useState<News | null>(null)
  useEffect(() => {
    if (data && data.news_text_blocks_count > 0 && !isSomethingOpen()) setShown(data)
  }, [data])
  if (!shown) return null
  const close = () => {
    setShown(null)
    mutate(shown.loaded_at)
  }
  return (
    <Dialog
      open
      onClose={close}
      title="Co je nového"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton href="/novinky" variant="quiet" onClick={close}>
            Všechny novinky
          </LinkButton>
          <Button variant="brand" onClick={close}>
            Rozumím
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6 p-5">
        {shown.news_text_blocks.slice(0, SHOWN).map((block) => (
          <NewsEntry key={block.guid} block={block} heading="h3" />
        ))}
        <Additions news={shown} />
      </div>
    </Dialog>
  )
}

/** What else there is. */
function Additions({ news: { new_recipes, new_articles } }: { news: News }) {
  const more = [
    ...(new_recipes.length > 0 ? ['nové recepty'] : []),
    ...(new_articles.length > 0 ? ['nové články'] : []),
  ]
  if (more.length === 0) return null
  return <p className="rounded-card bg-brand-soft px-4 py-3">Přibyly také {more.join(' a\u00a0')}.</p>
}

function isSomethingOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
