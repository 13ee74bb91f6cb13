import { Link, useParams } from 'react-router'
import { UserAreaParts } from '#admin/kit/record/editor-screen.tsx'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import { PlanPage } from '#app/features/planning/plan/plan-page.tsx'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'

/** One plan on the board that its client has. */
export function PlanScreen() {
  const { guid = '' } = useParams()
  useTitle('Jídelníček')
  return (
    <UserAreaParts>
      <UnsavedChanges>
        <div className="mx-auto flex max-w-7xl flex-col gap-5 px-4 py-6 md:px-6">
          <p className="text-sm print:hidden">
            <Link to="/mealplan" className="inline-flex min-h-11 items-center text-brand underline">
              Jídelníčky klientů
            </Link>
          </p>
          <PlanPage key={guid} guid={guid} />
        </div>
      </UnsavedChanges>
    </UserAreaParts>
  )
}
