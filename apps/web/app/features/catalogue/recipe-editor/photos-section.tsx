import { RECIPE_PHOTOS_MAX } from '@zivina/contract/kernel/limits'
import { Camera } from 'lucide-react'
import { Panel } from '#app/kit/page/panel.tsx'
import { PhotoUpload } from '#app/kit/photo-upload/photo-upload.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { askUploadPermit } from '#app/session/api/upload-permit.ts'
import type { SectionProps } from './recipe-table.ts'
import type { SaveTarget } from './save-recipe.ts'

type PhotosSectionProps = SectionProps & {
  target: SaveTarget
  brought: readonly Blob[] | undefined
  onBusy: (busy: boolean) => void
}

/** The photos. Before a recipe has a slug, the folder of its pictures is named by its guid. */
export function PhotosSection({ draft, problems, dispatch, target, brought, onBusy }: PhotosSectionProps) {
  const { guid } = useAccount()
  return (
    <Panel title="Fotky" Icon={Camera} id="fotografie">
      <PhotoUpload
        label="Fotky hotového jídla"
        hint="Nejvýše dvě. První je titulní."
        askLeave={askUploadPermit}
        folder={`recipes/${guid}/${target.slug ?? target.guid}`}
        max={RECIPE_PHOTOS_MAX}
        aspect="4-3"
        value={draft.photos}
        brought={brought}
        onChange={(photos) => dispatch({ type: 'set', fields: { photos } })}
        onBusy={onBusy}
        error={problems.photos}
      />
    </Panel>
  )
}
