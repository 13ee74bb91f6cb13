import { REFERENCE_SERVINGS, SNACK_SERVINGS } from '@zivina/domain/catalogue/diet-rules/serving'
import type { ReactNode } from 'react'

const [RICH, MIDDLE, LIGHT] = SNACK_SERVINGS

/** What a verdict means, who confirms what, and how sure the rules are. */
export function HowJudged() {
  return (
    <>
      <section aria-labelledby="verdikty" className="flex flex-col gap-4">
        <h2 id="verdikty" className="scroll-mt-20 text-2xl">
          Co která odpověď znamená
        </h2>
        <p>
          Posuzujeme jednu porci v&nbsp;běžném dni o&nbsp;8&nbsp;400&nbsp;kJ. Vychází to ze surovin, jejich množství
          a&nbsp;postupu; kdo recept upraví, vidí odpověď pro své úpravy.
        </p>
        <p>
          Horní hranice měříme na porci, která se opravdu jí. Hlavní jídlo posuzujeme jako nejméně{' '}
          {REFERENCE_SERVINGS.main}&nbsp;g, polévku {REFERENCE_SERVINGS.soup}&nbsp;g, nápoj {REFERENCE_SERVINGS.drink}
          &nbsp;ml. Svačinu a&nbsp;moučník podle sytosti: {RICH.grams}&nbsp;g nad 1&nbsp;500&nbsp;kJ ve 100&nbsp;g,{' '}
          {MIDDLE.grams}&nbsp;g nad 1&nbsp;000&nbsp;kJ, jinak {LIGHT.grams}&nbsp;g. Menší porcí se tedy jídlo vhodným
          nestane. Spodní hranice platí pro porci, jak ji recept uvádí.
        </p>
        <dl className="flex flex-col gap-3">
          <Meaning word="Vhodný">Nic z&nbsp;pravidel diety nemluví proti. Jen tyto recepty počítají filtry.</Meaning>
          <Meaning word="Podmíněně">
            Vadí jedna věc, kterou lze vynechat, zmenšit nebo vyvážit zbytkem dne. Která, to u&nbsp;receptu stojí.
          </Meaning>
          <Meaning word="Čeká na potvrzení">
            Pravidla jídlo nevyloučila, ale o&nbsp;přípravě musí rozhodnout člověk. U&nbsp;našich receptů ji potvrzuje
            redakce podle postupu, u&nbsp;vlastního receptu jeho autor. Texturu při poruchách polykání potvrzuje jen
            jmenovaný terapeut.
          </Meaning>
          <Meaning word="Nevíme">Chybí údaj. Co nevíme, nepočítáme jako nulu ani jako bezpečné.</Meaning>
          <Meaning word="Nevhodný">Obsahuje, co dieta vynechává, nebo překračuje její hranici.</Meaning>
        </dl>
      </section>
      <section aria-labelledby="jak-jiste" className="flex flex-col gap-4">
        <h2 id="jak-jiste" className="scroll-mt-20 text-2xl">
          Jak jisté to je
        </h2>
        <p>
          Odborná doporučení mluví o&nbsp;celém dni, ne o&nbsp;jedné porci. Hranice pro porci jsme proto navrhli sami.
          Kde pod pravidlem není zdroj, je to <strong>návrh Živiny</strong>.
        </p>
        <dl className="flex flex-col gap-3">
          <Meaning word="Uvádí">Stojí to v&nbsp;uvedeném dokumentu a&nbsp;přečetli jsme to tam.</Meaning>
          <Meaning word="Ustálené podle">Je to obecně přijaté, znovu jsme to v&nbsp;dokumentu nehledali.</Meaning>
          <Meaning word="Odvodili jsme z">
            Dokument říká směr nebo denní množství, číslo pro porci z&nbsp;něj plyne naší úvahou.
          </Meaning>
        </dl>
        <p>
          Nezaručujeme nepřítomnost alergenů: při alergii nebo celiakii rozhodují etikety výrobků, které opravdu
          použijete. Radu lékaře ani nutričního terapeuta pravidla nenahrazují.
        </p>
      </section>
    </>
  )
}

function Meaning({ word, children }: { word: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-heading">{word}</dt>
      <dd>{children}</dd>
    </div>
  )
}
