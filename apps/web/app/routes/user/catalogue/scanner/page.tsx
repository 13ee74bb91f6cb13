import { OfflinePack } from '#app/features/catalogue/offline-pack/offline-pack.tsx'
import { type ScannedFood, whereItIs } from '#app/features/catalogue/scanner/scan-choice.ts'
import { ScanPanel } from '#app/features/catalogue/scanner/scan-panel.tsx'
import { SCANNER_PATH } from '#app/features/catalogue/user-paths.ts'
import { NoScript } from '#app/kit/form/no-script.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { PantryButton } from './pantry-button.tsx'

const TITLE = 'Skener kódů'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Namiřte telefon na čárový kód a\u00a0uvidíte složení, výživové hodnoty a\u00a0své alergeny.',
  keywords: ['čárový kód', 'skener potravin'],
  path: SCANNER_PATH,
})

/** Scans at once, and shows what carries the code. */
export default function ScannerPage() {
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <NoScript />
      <div className="w-full max-w-2xl overflow-hidden rounded-card bg-surface shadow-card">
        <ScanPanel
          foodActions={(food) => <FoodActions food={food} isOwn={food.is_own} />}
          productActions={(product) => <PantryButton food={product} />}
          onCreated={({ name }) => showSnackbar(`Surovina ${name} je uložená.`, 'success')}
        />
      </div>
      <div className="w-full max-w-2xl">
        <OfflinePack />
      </div>
    </>
  )
}

function FoodActions({ food, isOwn }: { food: ScannedFood; isOwn: boolean }) {
  return (
    <>
      <LinkButton variant="accent" href={whereItIs({ ingredient: food, isOwn })}>
        {isOwn ? 'Upravit surovinu' : 'Podrobnosti'}
      </LinkButton>
      <PantryButton food={food} />
    </>
  )
}
