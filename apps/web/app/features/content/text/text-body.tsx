import type { TextBlock } from '@zivina/contract/content/texts'
import { tied } from '@zivina/contract/kernel/typography'
import { Lightbulb, TriangleAlert } from 'lucide-react'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { InOrder } from '#app/kit/text/in-order.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { LateCalculator } from './late-calculator.tsx'
import { LateStorageTable } from './late-storage-table.tsx'
import { RecipeStrip } from './recipe-strip.tsx'
import { TextRuns } from './text-runs.tsx'
import { TextTable } from './text-table.tsx'

type TextBodyProps = { blocks: readonly TextBlock[]; recipes: readonly CardRecipe[] }

/** The body of an article or a guide: elements made from data, so that no HTML of a file is ever inserted. */
export function TextBody({ blocks, recipes }: TextBodyProps) {
  const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]))
  return (
    <div className="text-body">
      <InOrder items={blocks}>{(block) => <Block block={block} recipes={bySlug} />}</InOrder>
    </div>
  )
}

function Block({ block, recipes }: { block: TextBlock; recipes: ReadonlyMap<string, CardRecipe> }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? <h2 id={block.id}>{tied(block.text)}</h2> : <h3 id={block.id}>{tied(block.text)}</h3>
    case 'paragraph':
      return (
        <p>
          <TextRuns runs={block.runs} />
        </p>
      )
    case 'list':
      return <TextList ordered={block.ordered} items={block.items} />
    case 'quote':
      return (
        <blockquote>
          <InOrder items={block.paragraphs}>
            {(runs) => (
              <p>
                <TextRuns runs={runs} />
              </p>
            )}
          </InOrder>
        </blockquote>
      )
    case 'table':
      return <TextTable table={block} />
    case 'note':
      return <Note note={block} />
    case 'storage':
      return <LateStorageTable />
    case 'calculator':
      return <LateCalculator kind={block.kind} />
    case 'recipe': {
      const recipe = recipes.get(block.slug)
      return recipe ? <RecipeStrip recipe={recipe} /> : null
    }
  }
}

function TextList({ ordered, items }: Pick<Extract<TextBlock, { type: 'list' }>, 'ordered' | 'items'>) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      <InOrder items={items}>
        {(runs) => (
          <li>
            <TextRuns runs={runs} />
          </li>
        )}
      </InOrder>
    </List>
  )
}

const NOTES = {
  tip: { Icon: Lightbulb, label: 'Tip', box: 'border-brand bg-brand-soft', icon: 'text-brand' },
  warning: { Icon: TriangleAlert, label: 'Pozor', box: 'border-accent bg-accent-soft', icon: 'text-heading' },
} as const

function Note({ note }: { note: Extract<TextBlock, { type: 'note' }> }) {
  const { Icon, label, box, icon } = NOTES[note.kind]
  return (
    <div className={cn('text-note border-l-4', box)}>
      <p className="flex items-center gap-2 font-heading font-semibold text-heading">
        <Icon className={cn('size-5 shrink-0', icon)} aria-hidden />
        {label}
      </p>
      <InOrder items={note.blocks}>{(block) => <Block block={block} recipes={NO_RECIPES} />}</InOrder>
    </div>
  )
}

const NO_RECIPES: ReadonlyMap<string, CardRecipe> = new Map()
