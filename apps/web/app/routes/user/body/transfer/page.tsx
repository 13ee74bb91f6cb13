import { Check, Minus } from 'lucide-react'
import { DIARY_IMPORT_PATH } from '#app/features/body/diary-paths.ts'
import { IMPORT_RECIPE_PATH, TRANSFER_PATH } from '#app/features/catalogue/user-paths.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { PROGRAMS, type Program } from './programs.ts'

const TITLE = 'Přenést data odjinud'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Jak přenést recepty a\u00a0deník z\u00a0jiných aplikací a\u00a0co z\u00a0nich přijde.',
  keywords: ['přenést recepty', 'Mealie', 'Paprika', 'MyFitnessPal', 'Kalorické tabulky'],
  path: TRANSFER_PATH,
})

const GROUPS: readonly {
  kind: Program['kind']
  title: string
  intro: string
  link: { href: string; words: string }
}[] = [
  {
    kind: 'recipes',
    title: 'Recepty',
    intro:
      'Z\u00a0jednoho souboru načteme až deset receptů. Každý si před uložením projdete a\u00a0uložíte ho jen pro sebe, dokud nerozhodnete jinak. Energii a\u00a0živiny spočítáme ze\u00a0surovin.',
    link: { href: IMPORT_RECIPE_PATH, words: 'Importovat recepty' },
  },
  {
    kind: 'diary',
    title: 'Deník',
    intro:
      'Zápisy jsou v\u00a0číslech takové, jaké jsou v\u00a0souboru. Co soubor neříká, zůstane neznámé. Stejný soubor můžete načíst znovu, přidá se jen to nové.',
    link: { href: DIARY_IMPORT_PATH, words: 'Importovat deník' },
  },
]

/** What can be taken over from other programs, what stays there, and where to do it. */
export default function Transfer() {
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      {GROUPS.map(({ kind, title, intro, link }) => (
        <Panel key={kind} title={title} intro={intro}>
          <LinkButton href={link.href} variant="accent" className="self-start">
            {link.words}
          </LinkButton>
          <ul className="flex flex-col divide-y divide-line border-t border-line">
            {PROGRAMS.filter((program) => program.kind === kind).map((program) => (
              <ProgramRow key={program.name} program={program} />
            ))}
          </ul>
        </Panel>
      ))}
    </>
  )
}

function ProgramRow({ program: { name, file, comes, stays } }: { program: Program }) {
  return (
    <li className="flex flex-col gap-3 py-5 last:pb-0">
      <h3 className="text-lg">{name}</h3>
      <p className="max-w-text">{file}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Things title={'Přijde s\u00a0vámi'} things={comes} Icon={Check} tone="text-brand" />
        <Things title="Zůstane tam" things={stays} Icon={Minus} tone="text-muted" />
      </div>
    </li>
  )
}

type ThingsProps = { title: string; things: readonly string[]; Icon: typeof Check; tone: string }

function Things({ title, things, Icon, tone }: ThingsProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <h4 className="text-base">{title}</h4>
      <ul className="flex flex-col gap-1">
        {things.map((thing) => (
          <li key={thing} className="flex gap-2">
            <Icon className={`mt-1 size-4 shrink-0 ${tone}`} aria-hidden />
            <span>{thing}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
