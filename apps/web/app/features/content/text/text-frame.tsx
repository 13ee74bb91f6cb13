import type { Article } from '@zivina/contract/content/articles'
import { tied } from '@zivina/contract/kernel/typography'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { RecipeSelection } from '#app/features/catalogue/recipe-selection.tsx'
import { ShareButton } from '#app/kit/share/share-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import { Breadcrumbs, type Crumb } from '#app/seo/breadcrumbs.tsx'
import { coverStyle } from './cover-style.ts'
import { TextBody } from './text-body.tsx'
import { chaptersOf, TextContents } from './text-contents.tsx'
import { TextFacts } from './text-facts.tsx'
import { TextPurpose } from './text-purpose.tsx'
import { TextQuestions } from './text-questions.tsx'
import { TextSources } from './text-sources.tsx'

const RECIPES_TITLE = 'Co si podle toho uvařit'

/** The fields of a text that the frame shows; recipes as cards show them. */
export type FramedText = Omit<Article, 'recipes' | 'category' | 'previous' | 'next'> & { recipes: CardRecipe[] }

type TextFrameProps = {
  text: FramedText
  crumbs: readonly Crumb[]
  path: string
  /** Shown above the title: the category of the text. */
  kicker: ReactNode
  shareHeading: string
  /** Shown after the text: where to continue. */
  children: ReactNode
}

/**
 * The page of an article or a guide: title and cover, the text with its contents beside it, sources, recipes, links to
 * continue.
 */
export function TextFrame({ text, crumbs, path, kicker, shareHeading, children }: TextFrameProps) {
  const related = text.related_recipes.flatMap((slug) => text.recipes.find((recipe) => recipe.slug === slug) ?? [])
  return (
    <article className="text-page">
      <div className="page-width py-2">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <header className="page-width text-head">
        <div className="flex min-w-0 flex-col gap-2 md:gap-4">
          {kicker}
          <h1 className="text-3xl md:text-4xl">{tied(text.title)}</h1>
          <p className="max-w-text text-muted md:text-lg">{tied(text.description)}</p>
          <div className="flex items-center justify-between gap-3 md:flex-col md:items-start md:gap-4">
            <TextFacts {...text} />
            <div className="flex gap-2 print:hidden noscript:hidden">
              <ShareButton isBrief heading={shareHeading} shared={{ title: text.title, path }} />
              <Button className="max-sm:px-3" onClick={() => window.print()}>
                <Printer aria-hidden /> <span className="max-sm:sr-only">Vytisknout</span>
              </Button>
            </div>
          </div>
          <TextPurpose {...text} />
        </div>
        <Picture
          src={text.image}
          alt={text.image_alt}
          ratio="16-9"
          widths={[400, 640, 960, 1280]}
          sizes="(width >= 60rem) 38rem, 96vw"
          eager
          className={cn(coverStyle(text.image), 'text-cover')}
        />
      </header>
      <div className="page-width text-grid">
        <TextContents entries={contentsOf(text, related.length > 0)} />
        <div className="flex min-w-0 flex-col gap-12">
          <TextBody blocks={text.blocks} recipes={text.recipes} />
          <TextQuestions questions={text.faq} />
          <TextSources sources={text.sources} />
        </div>
      </div>
      <RelatedRecipes recipes={related} />
      {children}
    </article>
  )
}

function contentsOf(text: FramedText, hasRecipes: boolean) {
  return [
    ...chaptersOf(text.blocks),
    ...(text.faq.length > 0 ? [{ id: 'otazky', text: 'Na co se lidé ptají' }] : []),
    ...(text.sources.length > 0 ? [{ id: 'zdroje', text: 'Zdroje' }] : []),
    ...(hasRecipes ? [{ id: 'recepty', text: RECIPES_TITLE }] : []),
  ]
}

function RelatedRecipes({ recipes }: { recipes: readonly CardRecipe[] }) {
  if (recipes.length === 0) return null
  return (
    <div id="recepty" className="mt-12 border-t border-line py-10 print:hidden">
      <div className="page-width">
        <RecipeSelection title={RECIPES_TITLE} recipes={recipes} href="/recepty" hrefLabel="Všechny recepty" />
      </div>
    </div>
  )
}
