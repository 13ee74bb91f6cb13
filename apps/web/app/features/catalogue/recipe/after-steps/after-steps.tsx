import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { tied } from '@zivina/contract/kernel/typography'
import { Lightbulb, Snowflake } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'

// The server has written the sentences; without their code they stay.
const StorageSentences = lazyPart(() => import('./storage-sentences.tsx'), { isAnnouncedElsewhere: true })

/** The author's tip, and how long the dish keeps by its row of the storage table. Nothing where the recipe says neither. */
export function AfterSteps({ recipe: { tip, storage } }: { recipe: Pick<RecipeDetail, 'tip' | 'storage'> }) {
  if (!tip && !storage) return null
  return (
    <div className="recipe-after flex max-w-text flex-col gap-6 border-t border-line pt-6">
      {tip ? (
        <Part id="tip" title="Tip" Icon={Lightbulb}>
          <p className="whitespace-pre-line wrap-anywhere">{tied(tip)}</p>
        </Part>
      ) : null}
      {storage ? (
        <Part id="jak-dlouho-vydrzi" title="Jak dlouho vydrží" Icon={Snowflake}>
          <StorageSentences storage={storage} />
        </Part>
      ) : null}
    </div>
  )
}

type PartProps = {
  id: string
  title: string
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  children: ReactNode
}

function Part({ id, title, Icon, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1.5">
      <h2 id={id} className="flex items-center gap-2 text-lg">
        <Icon className="size-5 shrink-0 text-brand" aria-hidden />
        {title}
      </h2>
      {children}
    </section>
  )
}
